import type { Knex } from "knex"

import { instant, optionalReference, reference, texts } from "./columns.ts"

export const up = async (knex: Knex) => {
  await knex.schema.createTable("reviews", (table) => {
    table.uuid("id").primary()
    reference(table, "provider_id", "service_providers")
    reference(table, "homeowner_id", "users")
    // A job is reviewed once.
    optionalReference(table, "quote_id", "quotes").unique()
    table.integer("rating").notNullable().checkBetween([1, 5])
    table.text("title").notNullable()
    table.text("content").notNullable()
    texts(table, "before_photos")
    texts(table, "after_photos")
    table.boolean("is_verified").notNullable().defaultTo(true)
    table.date("service_date").notNullable()
    instant(table, "created_at").notNullable()
  })
  await knex.raw("create index reviews_provider on reviews (provider_id, service_date desc, id desc)")
}

export const down = (knex: Knex) => knex.schema.dropTable("reviews")
