import type { Knex } from "knex"

import { dollars, instant, optionalReference, reference } from "./columns.ts"

const createProjects = (knex: Knex) =>
  knex.schema.createTable("projects", (table) => {
    table.uuid("id").primary()
    reference(table, "homeowner_id", "users")
    optionalReference(table, "provider_id", "service_providers")
    table.text("title").notNullable()
    table.text("description").notNullable()
    table.text("category").notNullable()
    reference(table, "category_id", "service_categories")
    table.text("location").notNullable()
    table.text("zip_code").notNullable()
    table.text("timeline").notNullable().checkIn(["asap", "1-2 weeks", "1 month", "2-3 months", "flexible"])
    dollars(table, "budget_min")
    dollars(table, "budget_max").notNullable()
    table
      .text("status")
      .notNullable()
      .defaultTo("draft")
      .checkIn(["draft", "pending", "in_progress", "completed"])
    table.uuid("quote_id")
    instant(table, "created_at").notNullable()
    table.integer("version").notNullable().defaultTo(0)
  })

const createQuotes = (knex: Knex) =>
  knex.schema.createTable("quotes", (table) => {
    table.uuid("id").primary()
    reference(table, "homeowner_id", "users")
    reference(table, "provider_id", "service_providers")
    optionalReference(table, "project_id", "projects")
    table.text("service_type").notNullable()
    table.text("description").notNullable()
    table.text("urgency").notNullable().checkIn(["asap", "week", "month", "flexible"])
    dollars(table, "budget_min")
    dollars(table, "budget_max")
    table.text("contact_name").notNullable()
    table.text("contact_phone").notNullable()
    table
      .text("status")
      .notNullable()
      .defaultTo("pending")
      .checkIn(["pending", "accepted", "rejected", "cancelled", "completed"])
    dollars(table, "provider_quote")
    table.text("provider_notes")
    table.text("timeline")
    instant(table, "created_at").notNullable()
    instant(table, "completed_at")
    table.integer("version").notNullable().defaultTo(0)
    table.unique(["project_id", "provider_id"], {
      indexName: "quotes_one_live_per_provider",
      predicate: knex.whereRaw("status in ('pending', 'accepted')")
    })
  })

const indexes = [
  "projects_homeowner on projects (homeowner_id, created_at desc, id desc)",
  "projects_provider on projects (provider_id, created_at desc, id desc)",
  "projects_open on projects (category, created_at desc, id desc) where status = 'pending' and provider_id is null",
  "quotes_homeowner on quotes (homeowner_id, created_at desc, id desc)",
  "quotes_provider on quotes (provider_id, created_at desc, id desc)",
  "quotes_project on quotes (project_id, provider_id)"
]

export const up = async (knex: Knex) => {
  await createProjects(knex)
  await createQuotes(knex)
  // A project and its accepted quote name each other.
  await knex.schema.alterTable("projects", (table) => {
    table.foreign("quote_id").references("id").inTable("quotes")
  })
  for (const index of indexes) await knex.raw(`create index ${index}`)
}

export const down = async (knex: Knex) => {
  await knex.schema.alterTable("projects", (table) => table.dropForeign("quote_id"))
  await knex.schema.dropTable("quotes")
  await knex.schema.dropTable("projects")
}
