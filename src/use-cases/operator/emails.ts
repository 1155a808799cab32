import * as Effect from "effect/Effect"

import type { EmailRecord } from "#domain/notices/email.ts"
import { emailFigures, figureDays, firstMoment } from "#domain/operator/email-figures.ts"
import type { OutboxEmail, OutboxPage } from "#domain/operator/queue.ts"
import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import { EmailId, unknownOf } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { pageOf, sliceOf } from "../page.ts"
import { type OperatorCall, writeDown } from "./written-down.ts"

const asShown = ({ attempts, id, kind, notBefore, reason, sentAt, state }: EmailRecord): OutboxEmail => ({
  id,
  kind,
  state,
  attempts,
  reason,
  notBefore,
  sentAt
})

const markAt = Effect.fnUntraced(function* (id: EmailId) {
  const found = yield* (yield* EmailRepository).byId(id)
  return found ?? (yield* invalid("before", unknownOf(EmailId)))
})

/** A page of the outbox; without a state, of emails that failed. */
export const listEmails = Effect.fn("listEmails")(function* (query: Body<OutboxPage>) {
  const { state = "failed", ...asked } = yield* query
  const { ofState } = yield* EmailRepository
  const slice = yield* sliceOf(asked, markAt)
  return pageOf((yield* ofState(state, slice)).map(asShown), slice)
})

/** What became of the emails of the last days. */
export const countEmails = Effect.fn("countEmails")(function* () {
  const { figures } = yield* EmailRepository
  const { opened } = yield* EmailKeyRepository
  const days = figureDays(yield* now)
  const first = firstMoment(days)
  return emailFigures(days, [...(yield* figures(first)), ...(yield* opened(first))])
})

/** Lets an email that waits or has failed be tried again at once, with all its attempts still to come. */
export const sendAgain = Effect.fn("sendAgain")(function* (caller: OperatorCall, id: EmailId) {
  const emails = yield* EmailRepository
  return yield* atomically(
    Effect.gen(function* () {
      const before = yield* emails.byId(id)
      if (before === null) return yield* new NotFound({ thing: "email" })
      if (!(yield* emails.sendAt(id, yield* now))) return yield* new ChangedMeanwhile({ thing: "email" })
      yield* writeDown(caller, {
        action: "email.again",
        thing: "email",
        thingId: id,
        before: { state: before.state, attempts: before.attempts },
        after: { state: "waiting", attempts: 0 }
      })
      return asShown((yield* emails.byId(id)) ?? before)
    })
  )
})
