import type { Knex } from "knex"

export const up = (knex: Knex) =>
  knex.schema.alterTable("photos", (table) => {
    // Of the same table. No reference: SQLite would make the table anew for it.
    table.uuid("copy_of").index()
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable("photos", (table) => {
    table.dropIndex("copy_of")
    table.dropColumn("copy_of")
  })
