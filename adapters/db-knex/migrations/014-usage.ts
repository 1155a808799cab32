import type { Knex } from "knex"

import { instant, reference } from "./columns.ts"

export const up = async (knex: Knex) => {
  await knex.schema.createTable("usage_counts", (table) => {
    reference(table, "user_id", "users").onDelete("CASCADE")
    table.text("kind").notNullable()
    instant(table, "ends_at").notNullable().index()
    table.integer("times").notNullable()
    table.primary(["user_id", "kind", "ends_at"])
  })
  // Things that count once per window, however often they are used.
  await knex.schema.createTable("used_things", (table) => {
    reference(table, "user_id", "users").onDelete("CASCADE")
    table.text("kind").notNullable()
    instant(table, "ends_at").notNullable().index()
    table.text("thing").notNullable()
    table.primary(["user_id", "kind", "ends_at", "thing"])
  })
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("used_things")
  await knex.schema.dropTable("usage_counts")
}
