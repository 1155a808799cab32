import type { Knex } from "knex"

import { instant, optionalReference, reference } from "../columns.ts"

const createSanctions = (knex: Knex) =>
  knex.schema.createTable("sanctions", (table) => {
    table.uuid("id").primary()
    reference(table, "user_id", "users")
    table.text("level").notNullable()
    table.text("reason").notNullable()
    // No reference: a sanction does not depend on what becomes of its case.
    table.uuid("case_id")
    instant(table, "started_at").notNullable()
    reference(table, "started_by", "users")
    table.date("until")
    instant(table, "lifted_at")
    optionalReference(table, "lifted_by", "users")
    table.text("lift_reason")
    table.index(["user_id", "started_at", "id"])
  })

// A person has one sanction at a time; it is looked up with every session that is read.
const oneAtATime = "create unique index sanctions_open on sanctions (user_id) where lifted_at is null"

const ending = `
  create index sanctions_ending on sanctions (until, id) where lifted_at is null and until is not null`

export const up = async (knex: Knex) => {
  await createSanctions(knex)
  await knex.raw(oneAtATime)
  await knex.raw(ending)
  await knex.schema.alterTable("service_providers", (table) => {
    table.boolean("listed_again")
  })
}

export const down = async (knex: Knex) => {
  await knex.raw("alter table service_providers drop column listed_again")
  await knex.schema.dropTable("sanctions")
}
