import type { Knex } from "knex"

import { instant, reference, texts } from "./columns.ts"

const createVersions = (knex: Knex) =>
  knex.schema.createTable("offer_versions", (table) => {
    reference(table, "quote_id", "quotes").onDelete("CASCADE")
    table.integer("version").notNullable()
    table.integer("total_cents").notNullable()
    table.text("price_kind").notNullable()
    table.integer("max_cents")
    table.integer("hourly_cents")
    table.decimal("hours_min", 8, 2)
    table.decimal("hours_max", 8, 2)
    table.text("message")
    table.text("timeline")
    table.date("start_from")
    table.integer("days")
    table.date("valid_until")
    table.integer("deposit_cents")
    table.text("payment")
    table.integer("warranty_months")
    texts(table, "includes")
    texts(table, "excludes")
    // Only read and written together with their version.
    table.jsonb("lines").notNullable().defaultTo("[]")
    instant(table, "made_at").notNullable()
    table.primary(["quote_id", "version"])
  })

const createTemplates = (knex: Knex) =>
  knex.schema.createTable("offer_templates", (table) => {
    table.uuid("id").primary()
    reference(table, "provider_id", "service_providers").onDelete("CASCADE").index()
    table.text("name").notNullable()
    table.jsonb("offer").notNullable()
    instant(table, "updated_at").notNullable()
  })

// When offers were made was not stored: the time at which the quote was asked for stands in for it.
const fillVersions = async (knex: Knex) => {
  await knex.raw(`
    insert into offer_versions (quote_id, version, total_cents, price_kind, message, timeline, made_at)
    select id, 1, cast(round(provider_quote * 100) as integer), 'fixed', provider_notes, timeline, created_at
    from quotes where provider_quote is not null`)
  await knex.raw("update quotes set offer_version = 1 where provider_quote is not null")
  await knex.raw(`
    update quotes set accepted_version = 1
    where provider_quote is not null and status in ('accepted', 'completed')`)
}

export const up = async (knex: Knex) => {
  await knex.schema.alterTable("quotes", (table) => {
    table.integer("offer_version")
    table.integer("accepted_version")
    instant(table, "accepted_at")
  })
  await createVersions(knex)
  await createTemplates(knex)
  await fillVersions(knex)
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("offer_templates")
  await knex.schema.dropTable("offer_versions")
  for (const column of ["offer_version", "accepted_version", "accepted_at"]) {
    await knex.raw(`alter table quotes drop column ${column}`)
  }
}
