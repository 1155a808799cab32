import type { Knex } from "knex"

import { instant } from "../columns.ts"

/** The keys of emails are deleted soon after their use; how many were used is counted by the day. */
export const up = (knex: Knex) =>
  knex.schema.createTable("opened_keys", (table) => {
    table.text("digest").primary()
    instant(table, "opened_at").notNullable().index()
  })

export const down = (knex: Knex) => knex.schema.dropTable("opened_keys")
