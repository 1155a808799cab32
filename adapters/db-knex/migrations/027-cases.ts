import type { Knex } from "knex"

import { instant } from "./columns.ts"

const createRemovals = (knex: Knex) =>
  knex.schema.createTable("removals", (table) => {
    table.text("about").notNullable()
    // No references: it names things of several tables, and outlives who has decided.
    table.uuid("about_id").notNullable()
    table.text("ground").notNullable()
    table.uuid("removed_by").notNullable()
    instant(table, "removed_at").notNullable()
    table.uuid("case_id")
    table.jsonb("original")
    table.primary(["about", "about_id"])
  })

export const up = async (knex: Knex) => {
  await createRemovals(knex)
  await knex.raw("create index removals_kept on removals (removed_at) where original is not null")
  await knex.schema.alterTable("reviews", (table) => {
    instant(table, "removed_at")
  })
  await knex.raw(`
    alter table reviews add column removed_for text
    check ((removed_for is null) = (removed_at is null))`)
}

export const down = async (knex: Knex) => {
  // With its check, which speaks of both columns.
  await knex.raw("alter table reviews drop column removed_for")
  await knex.raw("alter table reviews drop column removed_at")
  await knex.schema.dropTable("removals")
}
