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
    /** Stores emails, except those whose `groupKey` another email of the same person has. */
    readonly add: (emails: ReadonlyArray<NewEmail>) => Effect.Effect<void>
    /**
     * Claims up to `limit` due emails, oldest first, with a lease until `until`: waiting ones, and those whose lease is
     * over. No two callers get the same one. A claimed email gives up its `groupKey`, so that later news make a new
     * email; those that block further ones until the reader has looked keep it.
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
    /** The emails to be sent next, soonest first. */
    readonly waiting: (limit: number) => Effect.Effect<ReadonlyArray<EmailRecord>>
    /** Emails that failed or were dropped, latest due first. */
    readonly unsent: (limit: number) => Effect.Effect<ReadonlyArray<EmailRecord>>
    /** Emails of a state, latest due first: the first `limit`, or as many after one of them. */
    readonly ofState: (
      state: EmailState,
      slice: { readonly limit: number; readonly before: Pick<EmailRecord, "id" | "notBefore"> | null }
    ) => Effect.Effect<ReadonlyArray<EmailRecord>>
    /**
     * How many emails are overdue at `now`, and since when the oldest of them is. A retried email counts from when it
     * was first due; one under its first attempt does not count before its lease is over.
     */
    readonly overdue: (
      now: Instant
    ) => Effect.Effect<{ readonly count: number; readonly oldestAt: Instant | null }>
    /** How many emails have failed, and when the oldest of them was due. */
    readonly failed: Effect.Effect<{ readonly count: number; readonly oldestAt: Instant | null }>
    /** How many emails wait for another attempt after a failed one, and when the next of them is due. */
    readonly retried: Effect.Effect<{ readonly count: number; readonly nextAt: Instant | null }>
    /** How many emails were sent and how many failed, for each day since `instant` that has any, in any order. */
    readonly figures: (
      instant: Instant
    ) => Effect.Effect<ReadonlyArray<Pick<EmailFigure, "day" | "failed" | "sent">>>
    /** Moves the person's waiting email with this `groupKey`, if there is one, to another time. */
    readonly reschedule: (userId: UserId, groupKey: string, notBefore: Instant) => Effect.Effect<void>
    /** Makes a waiting or failed email due at `now`, with all its attempts still to come; false for any other. */
    readonly sendAt: (id: EmailId, now: Instant) => Effect.Effect<boolean>
    /**
     * How many emails that can be turned off, or of a kind, the person was sent since `instant`, counting those under
     * way that come before `next`.
     */
    readonly sentSince: (
      userId: UserId,
      instant: Instant,
      next: EmailId,
      kind?: EmailKind
    ) => Effect.Effect<number>
    /**
     * Whether another email of the same kind about the same thing tells the person the same: a later one that is sent,
     * under way, tried before or due by `now`, or a sent one whose text was made after `since`.
     */
    readonly isSaidByAnother: (
      email: Pick<EmailRecord, "id" | "kind" | "thingId" | "userId">,
      since: Instant,
      now: Instant
    ) => Effect.Effect<boolean>
    /**
     * When the last email of this kind that was sent to the person had been claimed, which is before its text was made;
     * null for none.
     */
    readonly lastClaimed: (userId: UserId, kind: EmailKind) => Effect.Effect<Instant | null>
    /** Removes settled emails that were due before `instant` and block no others. */
    readonly purge: (instant: Instant) => Effect.Effect<void>
  }
>()("ports/EmailRepository") {}
