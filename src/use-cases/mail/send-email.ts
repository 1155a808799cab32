import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"

import { isApplicationEmailKind } from "#domain/notices/application-emails.ts"
import { type EmailRecord, nextAttempt, sendingSeconds } from "#domain/notices/email.ts"
import { NotSent } from "#domain/notices/mail-errors.ts"
import type { NotificationRecord } from "#domain/notices/notice.ts"
import { type Letter, Mailer } from "#ports/mailer.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { EmailRepository, type Settled } from "#ports/repositories/email-repository.ts"

import { now } from "../now.ts"
import { applicationLetter } from "./application-letter.ts"
import { holdUntilRead } from "./digest.ts"
import { letterFor } from "./letter-for.ts"

const settledLater = (email: EmailRecord, reason: string) =>
  Effect.map(now, (at): Settled => {
    const notBefore = nextAttempt(email.attempts, at)
    return notBefore === null ? { state: "failed", reason } : { state: "waiting", reason, notBefore }
  })

const inTime = Effect.timeoutOrElse({
  duration: `${sendingSeconds} seconds`,
  orElse: () => Effect.fail(new NotSent({ reason: `not taken within ${sendingSeconds} seconds` }))
})

/** A letter, with the notices that a digest tells; or why there is none. */
type Written =
  | (Letter & { readonly tells?: ReadonlyArray<NotificationRecord> })
  | { readonly dropped: string }

const letterOf = Effect.fnUntraced(function* (email: EmailRecord) {
  const { kind, userId } = email
  if (isApplicationEmailKind(kind)) return yield* applicationLetter(email, kind)
  if (userId === null) return { dropped: "it is nobody's" }
  return yield* letterFor(email, yield* (yield* ContactRepository).of(userId))
})

/** Hands an email over, if there is still something to say. */
const deliver = Effect.fnUntraced(function* (email: EmailRecord) {
  const { send } = yield* Mailer
  const contacts = yield* ContactRepository
  const { userId } = email
  const written: Written = yield* letterOf(email)
  if ("dropped" in written) return { state: "dropped", reason: written.dropped } satisfies Settled
  const { tells = [], ...letter } = written
  const stop = userId === null ? Effect.void : contacts.stop(userId, letter.to.address, "bounced")
  yield* Effect.tapErrorTag(inTime(send(letter)), "AddressRefused", () => stop)
  yield* holdUntilRead(tells)
  return { state: "sent", sentAt: yield* now } satisfies Settled
})

interface Listeners {
  readonly onFault: (error: unknown) => void
  readonly onNotSent: (why: string) => void
}

/** What becomes of a claimed email: sent, dropped, to be tried again, or given up. */
const outcomeOf = (email: EmailRecord, isOn: boolean, onNotSent: Listeners["onNotSent"]) => {
  if (!isOn) return Effect.succeed<Settled>({ state: "dropped", reason: "email is off" })
  return deliver(email).pipe(
    Effect.map((settled): Settled => settled),
    Effect.catchTags({
      AddressRefused: ({ reason }) => Effect.succeed<Settled>({ state: "failed", reason }),
      NotSent: ({ reason }) => {
        onNotSent(reason)
        return settledLater(email, reason)
      }
    })
  )
}

/**
 * Sends a claimed email and writes down what became of it. A fault of ours is told to `onFault`; the email is tried
 * again, like one that the mailer did not take, the reason of which is told to `onNotSent`.
 */
export const sendEmail =
  ({ onFault, onNotSent }: Listeners) =>
  (email: EmailRecord) =>
    Effect.gen(function* () {
      const { isOn } = yield* Mailer
      const emails = yield* EmailRepository
      const settled = yield* Effect.catchCause(outcomeOf(email, isOn, onNotSent), (cause) => {
        onFault(Cause.squash(cause))
        return settledLater(email, "a fault of ours")
      })
      yield* emails.settle(email, settled)
    }).pipe(Effect.catchCause((cause) => Effect.sync(() => onFault(Cause.squash(cause)))))
