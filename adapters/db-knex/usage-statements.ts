import type { LimitedUse, Use } from "#ports/usage.ts"

import { type Bind, type LinkedWrites, type Statement, statementOf } from "./statement.ts"

const key = "user_id, kind, ends_at"

const keyOf = ({ endsAt, kind, userId }: Use, bind: Bind) => `${bind(userId)}, ${bind(kind)}, ${bind(endsAt)}`

/** Counts uses; a thing that was counted before adds nothing. Gives the new count of each kind. */
const countUses = (uses: ReadonlyArray<LimitedUse>, newThings: string, bind: Bind) => {
  const timesOf = ({ kind, thing }: Use) =>
    thing === null ? "1" : `case when ${bind(`${kind} ${thing}`)} in (${newThings}) then 1 else 0 end`
  const firsts = uses.filter(({ kind }, at) => uses.findIndex((use) => use.kind === kind) === at)
  const timesOfKind = (kind: string) =>
    uses
      .filter((use) => use.kind === kind)
      .map(timesOf)
      .join(" + ")
  const rows = firsts.map((use) => `(${keyOf(use, bind)}, ${timesOfKind(use.kind)})`)
  // Waits for a transaction that counts in the same row, and sees its count.
  return `
    insert into usage_counts (${key}, times) values ${rows.join(", ")}
    on conflict (${key}) do update set times = usage_counts.times + excluded.times
    returning kind, times`
}

/** Counts uses without a thing. */
export const countStatement = (uses: ReadonlyArray<LimitedUse>): Statement =>
  statementOf((bind) => countUses(uses, "", bind))

/** Counts uses of which some have a thing. */
export const countWrites = (uses: ReadonlyArray<LimitedUse>): LinkedWrites => ({
  first: (bind) => {
    const things = uses.filter(({ thing }) => thing !== null)
    const rows = things.map((use) => `(${keyOf(use, bind)}, ${bind(use.thing)})`)
    return `
      insert into used_things (${key}, thing) values ${rows.join(", ")}
      on conflict do nothing returning kind || ' ' || thing as id`
  },
  second: (ids, bind) => countUses(uses, ids, bind)
})
