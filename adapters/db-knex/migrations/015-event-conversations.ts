import type { Knex } from "knex"

export const up = (knex: Knex) =>
  knex.schema.alterTable("events", (table) => {
    // No reference: events live an hour, and say nothing about what is still there.
    table.uuid("conversation_id")
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable("events", (table) => table.dropColumn("conversation_id"))
