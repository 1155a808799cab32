import type { Knex } from "knex"

import { instant, reference } from "./columns.ts"

export const up = async (knex: Knex) => {
  await knex.schema.createTable("users", (table) => {
    table.uuid("id").primary()
    table.text("username").notNullable()
    // The username in lower case: no two people differ by the case of their letters alone.
    table.text("username_key").notNullable().unique()
    table.text("email").notNullable().unique()
    table.text("password_hash").notNullable()
    table.text("first_name").notNullable()
    table.text("last_name").notNullable()
    table.text("phone")
    table.text("role").notNullable().defaultTo("homeowner").checkIn(["homeowner", "provider"])
    instant(table, "created_at").notNullable()
  })
  await knex.schema.createTable("sessions", (table) => {
    table.text("id").primary()
    reference(table, "user_id", "users").onDelete("CASCADE").index()
    instant(table, "created_at").notNullable()
    instant(table, "expires_at").notNullable().index()
  })
  // Columns and their order are what rate-limiter-flexible writes; `expire` is in milliseconds.
  await knex.schema.createTable("attempts", (table) => {
    table.text("key").primary()
    table.integer("points").notNullable()
    table.bigInteger("expire").index()
  })
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("attempts")
  await knex.schema.dropTable("sessions")
  await knex.schema.dropTable("users")
}
