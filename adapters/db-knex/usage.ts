import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { type LimitedUse, Usage } from "#ports/usage.ts"

import { Database, queryOn, readOn } from "./database.ts"
import { countStatement, countWrites } from "./usage-statements.ts"

type CountedRow = Pick<LimitedUse, "kind" | "times">

const hasStatement = `
  select thing from used_things where user_id = $1 and kind = $2 and ends_at = $3 and thing = $4`

export const KnexUsage = Layer.effect(
  Usage,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)

    const counted = (uses: ReadonlyArray<LimitedUse>) =>
      query(async (sql) => {
        if (uses.length === 0) return []
        return uses.some(({ thing }) => thing !== null)
          ? dialect.runLinked<CountedRow>(sql, countWrites(uses))
          : dialect.run<CountedRow>(sql, countStatement(uses))
      })

    return Usage.of({
      count: (uses) =>
        Effect.map(counted(uses), (rows) => {
          const counts = new Map(rows.map(({ kind, times }) => [kind, times]))
          return uses.find(({ kind, times }) => (counts.get(kind) ?? 0) > times)?.kind ?? null
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
