import type { Knex } from "knex"

import { flag, instant, optionalReference, reference } from "../columns.ts"

const kinds = ["license", "insurance", "background", "identity"]
// Those that a search can ask for.
const searched = ["license", "insurance", "background"]

const indexes = {
  // What ends soon, and what has ended.
  checks_ending: "checks (expires_on, id) where revoked_at is null"
}

const createChecks = (knex: Knex) =>
  knex.schema.createTable("checks", (table) => {
    table.uuid("id").primary()
    reference(table, "provider_id", "service_providers").onDelete("CASCADE")
    table.text("kind").notNullable()
    table.text("scope").notNullable()
    table.text("reference").notNullable()
    table.text("source").notNullable()
    // No reference: registers are replaced every week.
    table.uuid("register_entry")
    optionalReference(table, "checked_by", "users").onDelete("SET NULL")
    instant(table, "checked_at").notNullable()
    table.date("expires_on").notNullable()
    instant(table, "revoked_at")
    optionalReference(table, "revoked_by", "users").onDelete("SET NULL")
    table.text("reason")
    table.index(["provider_id", "checked_at", "id"])
  })

export const up = async (knex: Knex) => {
  await createChecks(knex)
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${columns}`)
  await knex.schema.alterTable("service_providers", (table) => {
    for (const kind of kinds) table.date(`${kind}_until`)
  })
  await knex.schema.alterTable("provider_listings", (table) => {
    for (const kind of searched) table.date(`${kind}_until`)
  })
  // The old flag was no more than a claim: nobody had looked it up.
  await knex.raw("alter table service_providers drop column is_background_checked")
}

export const down = async (knex: Knex) => {
  await knex.schema.alterTable("service_providers", (table) => flag(table, "is_background_checked"))
  for (const kind of searched) await knex.raw(`alter table provider_listings drop column ${kind}_until`)
  for (const kind of kinds) await knex.raw(`alter table service_providers drop column ${kind}_until`)
  await knex.schema.dropTable("checks")
}
