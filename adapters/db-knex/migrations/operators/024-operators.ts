import type { Knex } from "knex"

import { flag, instant, optionalReference, texts } from "../columns.ts"

const createOperators = (knex: Knex) =>
  knex.schema.createTable("operators", (table) => {
    table.uuid("user_id").primary().references("id").inTable("users").onDelete("CASCADE")
    instant(table, "granted_at").notNullable()
    // No reference: who has granted it may be gone.
    table.uuid("granted_by")
    table.boolean("notify").notNullable().defaultTo(true)
  })

const needed = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "business_name",
  "description",
  "location",
  "zip_code",
  "availability",
  "response_time",
  "status"
]

const createApplications = (knex: Knex) =>
  knex.schema.createTable("applications", (table) => {
    table.uuid("id").primary()
    for (const name of needed) table.text(name).notNullable()
    texts(table, "specialties")
    table.text("hourly_rate_min")
    table.text("hourly_rate_max")
    flag(table, "is_licensed")
    table.text("license_number")
    flag(table, "is_insured")
    table.text("insurance_provider")
    flag(table, "agree_to_terms")
    flag(table, "agree_to_background_check")
    optionalReference(table, "user_id", "users").onDelete("SET NULL")
    optionalReference(table, "provider_id", "service_providers").onDelete("SET NULL")
    optionalReference(table, "taken_by", "users").onDelete("SET NULL")
    instant(table, "taken_at")
    table.text("reason")
    optionalReference(table, "decided_by", "users").onDelete("SET NULL")
    instant(table, "decided_at")
    instant(table, "erased_at")
    instant(table, "created_at").notNullable()
    table.integer("version").notNullable()
    table.index(["status", "created_at", "id"])
    table.index(["created_at", "id"])
  })

const createAuditLog = (knex: Knex) =>
  knex.schema.createTable("audit_log", (table) => {
    table.bigIncrements("id")
    instant(table, "at").notNullable().index()
    // No references: the log outlives what it names.
    table.uuid("actor_id")
    table.text("actor_name").notNullable()
    table.text("address")
    table.text("request_id")
    table.text("action").notNullable()
    table.text("thing").notNullable()
    table.text("thing_id").notNullable()
    table.jsonb("before")
    table.jsonb("after")
    table.index(["actor_id", "id"])
    table.index(["thing_id", "id"])
    table.index(["action", "id"])
  })

const indexes = {
  applications_address: "applications (email) where email <> ''",
  applications_kept:
    "applications (decided_at) where status in ('declined', 'withdrawn') and erased_at is null",
  emails_failed: "emails (not_before, id) where state = 'failed'"
}

/** SQL that makes a table append-only, and undoes that, in each database's own way. */
export interface GrowOnly {
  readonly guard: ReadonlyArray<string>
  readonly unguard: ReadonlyArray<string>
}

export const operators = ({ guard, unguard }: GrowOnly): Knex.Migration => ({
  up: async (knex) => {
    await createOperators(knex)
    await createApplications(knex)
    await createAuditLog(knex)
    // Until when the session is unlocked for operators' acts, since its person last typed the password again.
    await knex.schema.alterTable("sessions", (table) => instant(table, "unlocked_until"))
    for (const [name, columns] of Object.entries(indexes)) {
      await knex.raw(`create index ${name} on ${columns}`)
    }
    for (const statement of guard) await knex.raw(statement)
  },
  down: async (knex) => {
    for (const statement of unguard) await knex.raw(statement)
    for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
    await knex.raw("alter table sessions drop column unlocked_until")
    for (const table of ["audit_log", "applications", "operators"]) await knex.schema.dropTable(table)
  }
})
