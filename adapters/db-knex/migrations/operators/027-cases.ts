import type { Knex } from "knex"

import { instant, optionalReference, reference } from "../columns.ts"

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

const createCases = (knex: Knex) =>
  knex.schema.createTable("cases", (table) => {
    table.uuid("id").primary()
    for (const name of ["kind", "about", "reason", "text", "state"]) table.text(name).notNullable()
    // No reference: it names things of several tables.
    table.uuid("about_id").notNullable()
    reference(table, "opened_by", "users")
    reference(table, "against", "users")
    table.text("outcome")
    table.text("decision")
    table.text("note")
    optionalReference(table, "taken_by", "users")
    instant(table, "taken_at")
    optionalReference(table, "decided_by", "users")
    instant(table, "decided_at")
    instant(table, "created_at").notNullable()
    table.integer("version").notNullable()
    table.index(["state", "created_at", "id"])
    table.index(["created_at", "id"])
    table.index(["opened_by", "created_at", "id"])
    table.index(["against", "created_at", "id"])
  })

// A person has at most one undecided case about a thing.
const openOnce = `
  create unique index cases_open on cases (opened_by, about, about_id) where state in ('open', 'answered')`

export const up = async (knex: Knex) => {
  await createCases(knex)
  await knex.raw(openOnce)
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
  // Its CHECK, which refers to both columns, goes with it.
  await knex.raw("alter table reviews drop column removed_for")
  await knex.raw("alter table reviews drop column removed_at")
  await knex.schema.dropTable("removals")
  await knex.schema.dropTable("cases")
}
