import type { Knex } from "knex"

/** Old nudges are found by their time. */
export const up = (knex: Knex) => knex.schema.alterTable("nudges", (table) => table.index("at"))

export const down = (knex: Knex) => knex.schema.alterTable("nudges", (table) => table.dropIndex("at"))
