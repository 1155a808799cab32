import * as Schema from "effect/Schema"

import { emailStates } from "../notices/email.ts"
import { stateChoice } from "../shared/choice.ts"
import { EmailId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { ownPage } from "../shared/page.ts"

/** What waits for an operator. */
export const Queue = Schema.Struct({
  applications: Schema.Struct({
    /** Applications that nobody has taken yet. */
    submitted: Schema.Natural,
    inReview: Schema.Natural,
    /** When the oldest of the applications that nobody has taken was sent. */
    oldestAt: Schema.NullOr(Instant)
  }),
  /** Cases that nobody has decided yet; `answered` are those of them that the other person has answered. */
  cases: Schema.Struct({
    count: Schema.Natural,
    answered: Schema.Natural,
    oldestAt: Schema.NullOr(Instant)
  }),
  /** Checks that end within 30 days, and the last day of the first of them. */
  endingChecks: Schema.Struct({ count: Schema.Natural, firstOn: Schema.NullOr(Day) }),
  /** Claimed license numbers that stand in a register. */
  matches: Schema.Struct({ count: Schema.Natural, oldestAt: Schema.NullOr(Instant) }),
  failedEmails: Schema.Struct({ count: Schema.Natural, oldestAt: Schema.NullOr(Instant) }),
  /** Emails that wait for another attempt after a failed one, and when the next of these is due. */
  retriedEmails: Schema.Struct({ count: Schema.Natural, nextAt: Schema.NullOr(Instant) })
})
export type Queue = typeof Queue.Type

/** An email as operators see it: neither its address nor its text is stored anywhere. */
export const OutboxEmail = Schema.Struct({
  id: EmailId,
  kind: Schema.String,
  state: Schema.Literals(emailStates),
  attempts: Schema.Natural,
  reason: Schema.NullOr(Schema.String),
  notBefore: Instant,
  sentAt: Schema.NullOr(Instant)
})
export type OutboxEmail = typeof OutboxEmail.Type

/** Which emails: of one state, latest due first; without a state, those that failed. */
export const OutboxPage = Schema.Struct({
  state: stateChoice(emailStates),
  ...ownPage(EmailId)
})
export type OutboxPage = typeof OutboxPage.Type
