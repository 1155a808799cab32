import type { Knex } from "knex"

/** The lists of values that the domain alone holds from here on, as they were. */
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
