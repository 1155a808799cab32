import type { Knex } from "knex"

import { instant } from "../columns.ts"

/** The assets of builds that were served lately. */
export const up = (knex: Knex) =>
  knex.schema.createTable("assets", (table) => {
    table.text("name").primary()
    table.text("encoding").notNullable()
    /** In base64. */
    table.text("content").notNullable()
    /** Null while the newest build has it. */
    instant(table, "left_at").index()
  })

export const down = (knex: Knex) => knex.schema.dropTable("assets")
