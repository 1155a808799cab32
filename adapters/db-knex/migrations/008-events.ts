import type { Knex } from "knex"

import { instant } from "./columns.ts"

const kinds = ["message", "read", "conversation", "quote", "project", "review", "reconnect"]

export const up = async (knex: Knex) => {
  // No index on the time: events are removed in the order of their ids, oldest first.
  await knex.schema.createTable("events", (table) => {
    table.bigIncrements("id")
    table.text("kind").notNullable().checkIn(kinds)
    table.text("thing_id").notNullable()
    instant(table, "created_at").notNullable()
  })
  await knex.schema.createTable("event_topics", (table) => {
    table.text("topic").notNullable()
    table.bigInteger("event_id").notNullable().references("id").inTable("events").onDelete("CASCADE").index()
    table.primary(["topic", "event_id"])
  })
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("event_topics")
  await knex.schema.dropTable("events")
}
