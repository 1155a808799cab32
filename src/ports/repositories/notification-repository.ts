import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Addressee, NotificationRecord } from "#domain/notices/notice.ts"
import type { ConversationId, EmailId, NotificationId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** A notice to be told: in the app from `createdAt` on, and by an email that waits until `emailAt`. */
export interface Told extends Pick<
  NotificationRecord,
  "createdAt" | "facts" | "id" | "kind" | "thing" | "thingId"
> {
  readonly to: Addressee
  readonly emailId: EmailId
  readonly emailAt: Instant
}

/** Rows of one's own list: the first so many after the last one of the page before. */
export interface NotificationSlice {
  readonly limit: number
  readonly before: Pick<NotificationRecord, "createdAt" | "id"> | null
}

/** Of what a day's email may tell: these kinds, and only what came after `since`. */
export interface UntoldSlice extends NotificationSlice {
  readonly kinds: ReadonlyArray<NotificationRecord["kind"]>
  readonly since: Instant
}

/** What is read: everything up to a moment, everything about some things, or some of it. */
export type ReadMark =
  | { readonly upTo: Instant }
  | { readonly about: ReadonlyArray<string> }
  | { readonly ids: ReadonlyArray<NotificationId> }

export class NotificationRepository extends Context.Service<
  NotificationRepository,
  {
    /**
     * Stores each notice with its email. An unread notification of the same kind about the same thing is renewed
     * instead, and an email that waits already is not added twice.
     */
    readonly tell: (told: ReadonlyArray<Told>) => Effect.Effect<void>
    /** Newest first, without those that are planned for later. */
    readonly of: (
      userId: UserId,
      slice: NotificationSlice,
      now: Instant
    ) => Effect.Effect<ReadonlyArray<NotificationRecord>>
    /** A notification of this person's own; null for any other. */
    readonly own: (userId: UserId, id: NotificationId) => Effect.Effect<NotificationRecord | null>
    /** The unread notification of this kind about a thing; null for none. */
    readonly unreadAbout: (
      userId: UserId,
      kind: NotificationRecord["kind"],
      thingId: string
    ) => Effect.Effect<NotificationRecord | null>
    /**
     * Unread notifications without an email of their own, newest first: none that waits, was sent since they came, was
     * dropped since because its reader gets none, or blocks further ones until its reader has looked. Of those that
     * came before `since`, only those whose own email was left to the digest since then.
     */
    readonly untold: (
      userId: UserId,
      slice: UntoldSlice,
      now: Instant
    ) => Effect.Effect<ReadonlyArray<NotificationRecord>>
    /** How many of those visible at `now` are not read. */
    readonly unread: (userId: UserId, now: Instant) => Effect.Effect<number>
    /** Marks as read, among those visible at `at`; returns one that it has marked, null when all were read already. */
    readonly markRead: (userId: UserId, mark: ReadMark, at: Instant) => Effect.Effect<NotificationId | null>
    /** Marks a conversation's notification as read, and makes the next message worth an email again. */
    readonly conversationRead: (
      userId: UserId,
      id: ConversationId,
      at: Instant
    ) => Effect.Effect<NotificationId | null>
    /**
     * Takes back unread and scheduled notifications of these people about these things, with their waiting emails;
     * returns those taken back.
     */
    readonly withdraw: (
      to: ReadonlyArray<Addressee>,
      kind: NotificationRecord["kind"],
      thingIds: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlyArray<Pick<NotificationRecord, "createdAt" | "id" | "userId">>>
    /** Removes what was told before `instant`. */
    readonly purge: (instant: Instant) => Effect.Effect<void>
  }
>()("ports/NotificationRepository") {}
