import type { LimitedUse, Use } from "#ports/usage.ts"

import { type Bind, type LinkedWrites, type Statement, statementOf } from "./statement.ts"

const key = "user_id, kind, ends_at"

const keyOf = ({ endsAt, kind, userId }: Use, bind: Bind) => `${bind(userId)}, ${bind(kind)}, ${bind(endsAt)}`

const limitOf = (uses: ReadonlyArray<LimitedUse>, bind: Bind) =>
  `case excluded.kind ${uses
    .map(({ kind, times }) => `when ${bind(kind)} then cast(${bind(times)} as integer)`)
    .join(" ")} end`

/** Counts uses; a known thing adds nothing. Gives the kinds that are within their limits. */
const countUses = (uses: ReadonlyArray<LimitedUse>, newThings: string, bind: Bind) => {
  const timesOf = ({ kind, thing }: Use) =>
    thing === null ? "1" : `case when ${bind(kind)} in (${newThings}) then 1 else 0 end`
  const rows = uses.map((use) => `(${keyOf(use, bind)}, ${timesOf(use)})`)
  // Waits for a transaction that counts in the same row, and sees its count.
  return `
    insert into usage_counts (${key}, times) values ${rows.join(", ")}
    on conflict (${key}) do update set times = usage_counts.times + excluded.times
    where usage_counts.times + excluded.times <= ${limitOf(uses, bind)}
    returning kind`
}

/** Counts uses that are of nothing in particular. */
export const countStatement = (uses: ReadonlyArray<LimitedUse>): Statement =>
  statementOf((bind) => countUses(uses, "", bind))

/** Counts uses of which some are of things. */
export const countWrites = (uses: ReadonlyArray<LimitedUse>): LinkedWrites => ({
  first: (bind) => {
    const things = uses.filter(({ thing }) => thing !== null)
    const rows = things.map((use) => `(${keyOf(use, bind)}, ${bind(use.thing)})`)
    return `
      insert into used_things (${key}, thing) values ${rows.join(", ")}
      on conflict do nothing returning kind as id`
  },
  second: (ids, bind) => countUses(uses, ids, bind)
})
