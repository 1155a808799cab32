import type { Knex } from "knex"

/** The CHECK constraints that this migration drops, as they were: from here on the domain alone holds these lists. */
const lists = [
  ["users", "role", "'homeowner', 'provider'"],
  ["projects", "status", "'draft', 'pending', 'in_progress', 'completed'"],
  ["quotes", "status", "'pending', 'accepted', 'rejected', 'cancelled', 'completed'"],
  ["events", "kind", "'message', 'read', 'conversation', 'quote', 'project', 'review', 'reconnect'"]
] as const

export const up = async (knex: Knex) => {
  for (const [table, column] of lists) {
    await knex.raw(`alter table ${table} drop constraint ${table}_${column}_check`)
  }
}

export const down = async (knex: Knex) => {
  for (const [table, column, values] of lists) {
    await knex.raw(
      `alter table ${table} add constraint ${table}_${column}_check check (${column} in (${values}))`
    )
  }
}
