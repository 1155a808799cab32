import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { NotificationId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn, readOn } from "../database.ts"
import {
  conversationWrites,
  markStatement,
  oneOf,
  pageOf,
  recordsOf,
  tellWrites,
  unreadAbout,
  unreadOf,
  untoldOf,
  withdrawalWrites
} from "./notification-statements.ts"

interface OfId {
  readonly id: NotificationId
}

interface Gone extends OfId {
  readonly createdAt: Instant
  readonly userId: UserId
}

interface Unread {
  readonly unread: number
}

const firstId = ([row]: ReadonlyArray<OfId>): NotificationId | null => row?.id ?? null

export const KnexNotificationRepository = Layer.effect(
  NotificationRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)
    const { atomically } = yield* Transactor

    return NotificationRepository.of({
      tell: (told) =>
        told.length === 0
          ? Effect.void
          : atomically(Effect.asVoid(query((sql) => dialect.runLinked(sql, tellWrites(told))))),

      of: (userId, slice, now) => Effect.map(read(pageOf(userId, slice, now)), recordsOf),

      own: Effect.fnUntraced(function* (userId, id) {
        const rows = yield* read(oneOf(userId, id))
        return recordsOf(rows)[0] ?? null
      }),

      unreadAbout: Effect.fnUntraced(function* (userId, kind, thingId) {
        const rows = yield* read(unreadAbout(userId, kind, thingId))
        return recordsOf(rows)[0] ?? null
      }),

      untold: (userId, slice, now) => Effect.map(read(untoldOf(userId, slice, now)), recordsOf),

      unread: (userId, now) => Effect.map(read<Unread>(unreadOf(userId, now)), ([row]) => row?.unread ?? 0),

      markRead: (userId, mark, at) =>
        "ids" in mark && mark.ids.length === 0
          ? Effect.succeed(null)
          : Effect.map(
              query((sql) => dialect.run<OfId>(sql, markStatement(userId, mark, at))),
              firstId
            ),

      conversationRead: (userId, id, at) =>
        Effect.map(
          atomically(query((sql) => dialect.runLinked<OfId>(sql, conversationWrites(userId, id, at)))),
          firstId
        ),

      withdraw: (to, kind, thingIds) =>
        to.length === 0 || thingIds.length === 0
          ? Effect.succeed([])
          : atomically(query((sql) => dialect.runLinked<Gone>(sql, withdrawalWrites(to, kind, thingIds)))),

      purge: (instant) =>
        Effect.asVoid(query((sql) => sql("notifications").where("created_at", "<", instant).delete()))
    })
  })
)
