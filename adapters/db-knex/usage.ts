import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Usage, type Use } from "#ports/usage.ts"

import { Database, queryOn, readOn } from "./database.ts"

const windowOf = ({ endsAt, kind, userId }: Use) => ({ user_id: userId, kind, ends_at: endsAt })

const hasStatement = `
  select thing from used_things where user_id = $1 and kind = $2 and ends_at = $3 and thing = $4`

export const KnexUsage = Layer.effect(
  Usage,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    const isCounted = Effect.fnUntraced(function* (use: Use) {
      if (use.thing === null) return false
      const written = yield* query((sql) =>
        sql("used_things")
          .insert({ ...windowOf(use), thing: use.thing })
          .onConflict()
          .ignore()
          .returning("thing")
      )
      return written.length === 0
    })

    return Usage.of({
      count: Effect.fnUntraced(function* (use, times) {
        if (yield* isCounted(use)) return true
        // Waits for whoever counts in the same row, and sees what they have counted.
        const counted = yield* query((sql) =>
          sql("usage_counts")
            .insert({ ...windowOf(use), times: 1 })
            .onConflict(["user_id", "kind", "ends_at"])
            .merge({ times: sql.raw("usage_counts.times + 1") })
            .where("usage_counts.times", "<", times)
            .returning("times")
        )
        return counted.length > 0
      }),

      has: ({ endsAt, kind, thing, userId }) =>
        Effect.map(
          read({ text: hasStatement, values: [userId, kind, endsAt, thing] }),
          (rows) => rows.length > 0
        ),

      purge: (now) =>
        query(async (sql) => {
          for (const table of ["usage_counts", "used_things"])
            await sql(table).where("ends_at", "<=", now).delete()
        })
    })
  })
)
