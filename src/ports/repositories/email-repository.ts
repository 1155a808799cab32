import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { EmailKind, EmailRecord, EmailState, NewEmail } from "#domain/notices/email.ts"
import type { EmailFigure } from "#domain/operator/email-figures.ts"
import type { EmailId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** What became of a claimed email. */
export type Settled =
  | { readonly state: "sent"; readonly sentAt: Instant }
  | { readonly state: "failed" | "dropped"; readonly reason: string }
  /** It waits for its next attempt. */
  | { readonly state: "waiting"; readonly reason: string; readonly notBefore: Instant }

/** The outbox: who is to be written to, about what, and what became of it. */
export class EmailRepository extends Context.Service<
  EmailRepository,
  {
    /** Stores emails, but for those whose person has another one with the same `groupKey`. */
    readonly add: (emails: ReadonlyArray<NewEmail>) => Effect.Effect<void>
    /**
     * Takes up to `limit` emails whose time has come, oldest first, until `until`: those that wait, and those whose lease is
     * over. No two callers get the same one. What comes from then on is another email, where it does not wait for a reader.
     */
    readonly claim: (now: Instant, until: Instant, limit: number) => Effect.Effect<ReadonlyArray<EmailRecord>>
    /** Writes down what became of an email, for whoever holds it by this claim; false when another one has taken it since. */
    readonly settle: (email: Pick<EmailRecord, "attempts" | "id">, settled: Settled) => Effect.Effect<boolean>
    /** Gives back what was claimed and not tried. */
    readonly release: (
      emails: ReadonlyArray<Pick<EmailRecord, "attempts" | "id">>,
      now: Instant
    ) => Effect.Effect<void>
    readonly byId: (id: EmailId) => Effect.Effect<EmailRecord | null>
    /** The next to be sent, first those whose time comes first. */
    readonly waiting: (limit: number) => Effect.Effect<ReadonlyArray<EmailRecord>>
    /** Those that failed or were dropped, first those whose time came last. */
    readonly unsent: (limit: number) => Effect.Effect<ReadonlyArray<EmailRecord>>
    /** Those of a state, first those whose time comes last; the first `limit`, or so many after one of them. */
    readonly ofState: (
      state: EmailState,
      slice: { readonly limit: number; readonly before: Pick<EmailRecord, "id" | "notBefore"> | null }
    ) => Effect.Effect<ReadonlyArray<EmailRecord>>
    /**
     * How many should be out at `now` and are not, and since when the one that has waited longest. One that is tried again
     * counts from when it was first due; one under way for the first time does not count before its lease is over.
     */
    readonly overdue: (
      now: Instant
    ) => Effect.Effect<{ readonly count: number; readonly oldestAt: Instant | null }>
    /** How many have failed, and when the one was due that has waited longest. */
    readonly failed: Effect.Effect<{ readonly count: number; readonly oldestAt: Instant | null }>
    /** How many are to be sent of which an attempt has failed, and when the next of them is due. */
    readonly retried: Effect.Effect<{ readonly count: number; readonly nextAt: Instant | null }>
    /** How many were sent and how many have failed, by the days since `instant` on which there were any, in any order. */
    readonly figures: (
      instant: Instant
    ) => Effect.Effect<ReadonlyArray<Pick<EmailFigure, "day" | "failed" | "sent">>>
    /** Has the person's email with this `groupKey`, where one waits, wait for another time. */
    readonly reschedule: (userId: UserId, groupKey: string, notBefore: Instant) => Effect.Effect<void>
    /** Lets a waiting or failed email be sent at `now`, with all attempts before it; false for any other. */
    readonly sendAt: (id: EmailId, now: Instant) => Effect.Effect<boolean>
    /**
     * How many emails that can be turned off, or of a kind, the person was sent since, with those that are being sent
     * and come before `next`.
     */
    readonly sentSince: (
      userId: UserId,
      instant: Instant,
      next: EmailId,
      kind?: EmailKind
    ) => Effect.Effect<number>
    /**
     * Whether another email says the same to the person, of the same kind and about the same thing: one that was written
     * later and is out, under way, tried before or due by `now`, or one whose text was made after `since` and that is out.
     */
    readonly isSaidByAnother: (
      email: Pick<EmailRecord, "id" | "kind" | "thingId" | "userId">,
      since: Instant,
      now: Instant
    ) => Effect.Effect<boolean>
    /** When the last email of this kind that the person was sent was claimed, before its text was made; null for none. */
    readonly lastClaimed: (userId: UserId, kind: EmailKind) => Effect.Effect<Instant | null>
    /** Removes what is done with, holds no others back and was due before `instant`. */
    readonly purge: (instant: Instant) => Effect.Effect<void>
  }
>()("ports/EmailRepository") {}
