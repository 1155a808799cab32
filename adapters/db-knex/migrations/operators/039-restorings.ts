import type { Knex } from "knex"

import { instant } from "../columns.ts"

/** Why operators have put back what was taken down. */
export const up = async (knex: Knex) => {
  await knex.schema.createTable("restorings", (table) => {
    table.text("about").notNullable()
    // No references: it names things of several tables, and outlives who has decided.
    table.uuid("about_id").notNullable()
    table.uuid("case_id")
    table.uuid("restored_by").notNullable()
    instant(table, "restored_at").notNullable()
    table.text("reason").notNullable()
    table.primary(["about", "about_id", "restored_at"])
  })
  await knex.raw("create index restorings_of_cases on restorings (case_id) where case_id is not null")
}

export const down = (knex: Knex) => knex.schema.dropTable("restorings")
