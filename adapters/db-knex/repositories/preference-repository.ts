import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { type Delivery, type NoticeTopic, noticeTopics, usualDeliveries } from "#domain/notices/topics.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"
import type { Statement } from "../statement.ts"

interface ChosenRow {
  readonly time_zone: string
  readonly topic: NoticeTopic | null
  readonly delivery: Delivery | null
}

const chosenBy = (userId: UserId): Statement => ({
  text: `
    select u.time_zone, p.topic, p.delivery from users u
    left join preferences p on p.user_id = u.id
    where u.id = $1`,
  values: [userId]
})

export const KnexPreferenceRepository = Layer.effect(
  PreferenceRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return PreferenceRepository.of({
      of: Effect.fnUntraced(function* (userId) {
        const rows = yield* read<ChosenRow>(chosenBy(userId))
        const [first] = rows
        if (first === undefined) return yield* Effect.die(new Error(`There is no user ${userId}`))
        const chosen = rows.flatMap(({ delivery, topic }) =>
          topic === null || delivery === null ? [] : [[topic, delivery] as const]
        )
        return { ...usualDeliveries, ...Object.fromEntries(chosen), timeZone: first.time_zone }
      }),

      choose: (userId, chosen) => {
        const rows = noticeTopics.flatMap((topic) => {
          const delivery = chosen[topic]
          return delivery === undefined ? [] : [{ user_id: userId, topic, delivery }]
        })
        return rows.length === 0
          ? Effect.void
          : Effect.asVoid(
              query((sql) => sql("preferences").insert(rows).onConflict(["user_id", "topic"]).merge())
            )
      },

      setTimeZone: (userId, timeZone) =>
        Effect.asVoid(query((sql) => sql("users").where({ id: userId }).update({ time_zone: timeZone })))
    })
  })
)
