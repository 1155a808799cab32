import type { Knex } from "knex"

import { insertAll } from "../insert-all.ts"
import { instant, reference } from "./columns.ts"

interface OldSession {
  readonly id: string
  readonly created_at: Date | string | number
}

const addColumns = async (knex: Knex) => {
  await knex.schema.alterTable("users", (table) => {
    // Nobody's address was confirmed before (docs/decisions/0026).
    instant(table, "email_confirmed_at")
    table.text("new_email")
    table.text("time_zone").notNullable().defaultTo("America/Chicago")
    // Why no email goes there any more.
    table.text("mail_stopped")
  })
  await knex.schema.alterTable("sessions", (table) => {
    // The session's name to the outside: its own id is the digest of its key.
    table.uuid("public_id")
    table.text("user_agent")
    table.date("seen_on")
  })
}

const fillSessions = async (knex: Knex) => {
  const sessions: ReadonlyArray<OldSession> = await knex("sessions").select("id", "created_at")
  await knex.raw(
    "create temporary table named_sessions (id text primary key, public_id uuid not null, seen_on date not null)"
  )
  await insertAll(
    knex,
    "named_sessions",
    sessions.map(({ created_at, id }) => ({
      id,
      public_id: crypto.randomUUID(),
      seen_on: new Date(created_at).toISOString().slice(0, 10)
    }))
  )
  await knex.raw(`
    update sessions set public_id = n.public_id, seen_on = n.seen_on
    from named_sessions n where n.id = sessions.id`)
  await knex.raw("drop table named_sessions")
  await knex.raw("create unique index sessions_public_id on sessions (public_id)")
}

const createTables = async (knex: Knex) => {
  await knex.schema.createTable("email_keys", (table) => {
    // SHA-256 of the key, in hexadecimal; the key itself is only in the email.
    table.text("digest").primary()
    reference(table, "user_id", "users").onDelete("CASCADE")
    table.text("purpose").notNullable()
    // Where the key was sent.
    table.text("email").notNullable()
    instant(table, "created_at").notNullable()
    instant(table, "expires_at").notNullable().index()
    instant(table, "used_at")
    table.unique(["user_id", "purpose"])
  })
  await knex.schema.createTable("notifications", (table) => {
    table.uuid("id").primary()
    reference(table, "user_id", "users").onDelete("CASCADE")
    table.text("kind").notNullable()
    table.text("thing").notNullable()
    table.uuid("thing_id").notNullable()
    table.jsonb("facts").notNullable()
    instant(table, "created_at").notNullable().index()
    instant(table, "read_at")
  })
  await knex.schema.createTable("emails", (table) => {
    table.uuid("id").primary()
    table.uuid("user_id").references("id").inTable("users").onDelete("CASCADE")
    table.text("kind").notNullable()
    table.uuid("thing_id")
    // Two emails of a person never have the same.
    table.text("group_key")
    // The earliest time of sending; while the email is being sent, the end of the sending server's lease.
    instant(table, "not_before").notNullable()
    table.text("state").notNullable()
    table.integer("attempts").notNullable().defaultTo(0)
    table.text("reason")
    instant(table, "sent_at")
  })
  await knex.schema.createTable("preferences", (table) => {
    reference(table, "user_id", "users").onDelete("CASCADE")
    table.text("topic").notNullable()
    table.text("delivery").notNullable()
    table.primary(["user_id", "topic"])
  })
}

const indexes = [
  "index notifications_newest on notifications (user_id, created_at desc, id desc)",
  "unique index notifications_unread on notifications (user_id, kind, thing_id) where read_at is null",
  "index emails_due on emails (not_before) where state in ('waiting', 'claimed')",
  "index emails_done on emails (not_before) where state in ('sent', 'failed', 'dropped')",
  "index emails_of_person on emails (user_id, not_before)",
  "unique index emails_group on emails (user_id, group_key) where group_key is not null"
]

export const up = async (knex: Knex) => {
  await addColumns(knex)
  await fillSessions(knex)
  await createTables(knex)
  for (const index of indexes) await knex.raw(`create ${index}`)
}

export const down = async (knex: Knex) => {
  for (const table of ["preferences", "emails", "notifications", "email_keys"]) {
    await knex.schema.dropTable(table)
  }
  await knex.raw("drop index sessions_public_id")
  for (const column of ["public_id", "user_agent", "seen_on"]) {
    await knex.raw(`alter table sessions drop column ${column}`)
  }
  for (const column of ["email_confirmed_at", "new_email", "time_zone", "mail_stopped"]) {
    await knex.raw(`alter table users drop column ${column}`)
  }
}
