import type { Knex } from "knex"

import { instant, reference } from "./columns.ts"

export const up = async (knex: Knex) => {
  await knex.schema.createTable("photos", (table) => {
    table.uuid("id").primary()
    reference(table, "owner_id", "users").onDelete("CASCADE").index()
    table.text("purpose").notNullable()
    // An id of the table that the purpose implies.
    table.uuid("thing_id")
    table.integer("position").notNullable().defaultTo(0)
    table.text("caption")
    table.integer("width").notNullable()
    table.integer("height").notNullable()
    table.integer("bytes").notNullable()
    table.text("sha256").notNullable()
    table.text("state").notNullable()
    instant(table, "created_at").notNullable()
    instant(table, "attached_at")
    table.index(["purpose", "thing_id", "position"])
    table.index(["state", "created_at"])
  })
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("photos")
}
