import type { Knex } from "knex"

import { instant, reference, texts } from "./columns.ts"

const addToProviders = (knex: Knex) =>
  knex.schema.alterTable("service_providers", (table) => {
    table.integer("radius_miles").notNullable().defaultTo(50)
    table.date("paused_until")
    table.text("phone_for").notNullable().defaultTo("signed_in")
    // Set once: a profile that is taken off the list and put there again is not new.
    instant(table, "listed_at")
  })

// A saved search asks for those who are new among the listed.
const addToListings = (knex: Knex) =>
  knex.schema.alterTable("provider_listings", (table) => instant(table, "listed_at"))

const addToWork = async (knex: Knex) => {
  await knex.schema.alterTable("projects", (table) => {
    table.integer("max_offers").notNullable().defaultTo(4)
    instant(table, "published_at")
    instant(table, "closes_at")
  })
  await knex.schema.alterTable("quotes", (table) => {
    table.text("phone_sharing").notNullable().defaultTo("now")
    table.text("close_reason")
    table.text("close_note")
    table.text("closed_by")
  })
  await knex.schema.alterTable("conversations", (table) => {
    instant(table, "homeowner_archived_at")
    instant(table, "provider_archived_at")
    // The id of one of the two. No foreign key: SQLite would recreate the table for it, and lose what refers to it.
    table.uuid("blocked_by")
    instant(table, "blocked_at")
  })
}

const createContact = async (knex: Knex) => {
  await knex.schema.createTable("reveals", (table) => {
    table.uuid("id").primary()
    reference(table, "quote_id", "quotes").onDelete("CASCADE")
    table.text("what").notNullable()
    reference(table, "to_provider_id", "service_providers").onDelete("CASCADE")
    table.text("cause").notNullable()
    instant(table, "at").notNullable()
    instant(table, "seen_at")
    table.unique(["quote_id", "what"])
  })
  await knex.schema.createTable("invitations", (table) => {
    reference(table, "project_id", "projects").onDelete("CASCADE")
    reference(table, "provider_id", "service_providers").onDelete("CASCADE")
    instant(table, "at").notNullable()
    table.primary(["project_id", "provider_id"])
    table.index(["provider_id", "project_id"])
  })
}

const createSaved = async (knex: Knex) => {
  await knex.schema.createTable("saved_providers", (table) => {
    reference(table, "user_id", "users").onDelete("CASCADE")
    reference(table, "provider_id", "service_providers").onDelete("CASCADE")
    instant(table, "created_at").notNullable()
    table.primary(["user_id", "provider_id"])
    table.index(["user_id", "created_at"])
  })
  await knex.schema.createTable("saved_searches", (table) => {
    table.uuid("id").primary()
    reference(table, "user_id", "users").onDelete("CASCADE")
    table.text("name").notNullable()
    table.jsonb("query").notNullable()
    table.text("alert").notNullable()
    // Providers who were listed until then are not shown as new.
    instant(table, "seen_up_to").notNullable()
    // Providers who were listed until then have been in an email.
    instant(table, "told_up_to").notNullable()
    // When the search is run next for its alert; null while that is off. While a server runs it, the end of its lease.
    instant(table, "due_at").index()
    instant(table, "created_at").notNullable()
    table.index(["user_id", "created_at"])
  })
}

const createAlerts = async (knex: Knex) => {
  await knex.schema.createTable("job_alerts", (table) => {
    table.uuid("provider_id").primary().references("id").inTable("service_providers").onDelete("CASCADE")
    texts(table, "words")
    texts(table, "without")
    table.integer("min_budget")
  })
  await knex.schema.createTable("job_notices", (table) => {
    reference(table, "project_id", "projects").onDelete("CASCADE")
    reference(table, "provider_id", "service_providers").onDelete("CASCADE")
    instant(table, "at").notNullable()
    table.primary(["project_id", "provider_id"])
    table.index(["provider_id", "at"])
  })
  // Projects that providers are still to be told of.
  await knex.schema.createTable("announcements", (table) => {
    table.uuid("project_id").primary().references("id").inTable("projects").onDelete("CASCADE")
    // A cursor, the last listing that was examined, in the index's columns; all null at the start. No references: it
    // may be gone.
    table.double("after_latitude")
    table.double("after_longitude")
    table.uuid("after_id")
    // When the project is announced next; while it is claimed, the end of its lease.
    instant(table, "due_at").notNullable().index()
  })
}

// What people were reminded of, once per thing and kind.
const createNudges = async (knex: Knex) => {
  await knex.schema.createTable("nudges", (table) => {
    table.uuid("thing_id").notNullable()
    table.text("kind").notNullable()
    instant(table, "at").notNullable()
    table.primary(["thing_id", "kind"])
  })
}

const dayMs = 24 * 60 * 60 * 1000

const fill = async (knex: Knex) => {
  const closesAt = new Date(Date.now() + 30 * dayMs).toISOString()
  await knex.raw("update service_providers set listed_at = created_at where listed = true")
  await knex.raw(`
    update provider_listings set listed_at =
      (select created_at from service_providers p where p.id = provider_listings.provider_id)`)
  await knex.raw("update projects set published_at = created_at where status <> 'draft'")
  await knex.raw("update projects set closes_at = ? where status = 'pending'", [closesAt])
  // A bid was not asked for: its provider gets the number with the acceptance.
  await knex.raw("update quotes set phone_sharing = 'on_accept' where contact_phone = ''")
  // What providers have read until now, as it was asked for and accepted. A quote's id serves as the id of its first row.
  await knex.raw(`
    insert into reveals (id, quote_id, what, to_provider_id, cause, at)
    select id, id, 'phone', provider_id, 'asked', created_at from quotes where contact_phone <> ''`)
}

const indexes = {
  conversations_blocked: "conversations (provider_id, homeowner_id) where blocked_by is not null",
  provider_listings_new: "provider_listings (specialty, listed_at)",
  projects_closing: "projects (closes_at) where status = 'pending'",
  projects_quiet: "projects (published_at) where status = 'pending' and provider_id is null",
  quotes_pair: "quotes (homeowner_id, provider_id)",
  quotes_stale: "quotes (created_at) where status = 'pending' and provider_quote is null"
}

export const up = async (knex: Knex) => {
  await addToProviders(knex)
  await addToListings(knex)
  await addToWork(knex)
  await createContact(knex)
  await createSaved(knex)
  await createAlerts(knex)
  await createNudges(knex)
  await fill(knex)
  for (const [name, columns] of Object.entries(indexes)) await knex.raw(`create index ${name} on ${columns}`)
}

const tables = [
  "nudges",
  "announcements",
  "job_notices",
  "job_alerts",
  "saved_searches",
  "saved_providers",
  "invitations",
  "reveals"
]

const columns = {
  conversations: ["homeowner_archived_at", "provider_archived_at", "blocked_by", "blocked_at"],
  quotes: ["phone_sharing", "close_reason", "close_note", "closed_by"],
  projects: ["max_offers", "published_at", "closes_at"],
  provider_listings: ["listed_at"],
  service_providers: ["radius_miles", "paused_until", "phone_for", "listed_at"]
}

export const down = async (knex: Knex) => {
  for (const name of Object.keys(indexes)) await knex.raw(`drop index ${name}`)
  for (const table of tables) await knex.schema.dropTable(table)
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) await knex.raw(`alter table ${table} drop column ${name}`)
  }
}
