import type { Knex } from "knex"

export const up = (knex: Knex) =>
  knex.schema.alterTable("photos", (table) => {
    // An id of this same table. No foreign key: SQLite would recreate the table for it.
    table.uuid("copy_of").index()
  })

export const down = (knex: Knex) =>
  knex.schema.alterTable("photos", (table) => {
    table.dropIndex("copy_of")
    table.dropColumn("copy_of")
  })
