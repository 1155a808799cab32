import type { Knex } from "knex"

import { flag, instant, optionalReference, reference } from "./columns.ts"

const indexes = [
  "conversations_homeowner on conversations (homeowner_id, active_at desc, id desc)",
  "conversations_provider on conversations (provider_id, active_at desc, id desc)",
  "messages_newest on messages (conversation_id, created_at desc, id desc)",
  "messages_unread on messages (conversation_id, sender_user_id) where read = false"
]

export const up = async (knex: Knex) => {
  await knex.schema.createTable("conversations", (table) => {
    table.uuid("id").primary()
    reference(table, "homeowner_id", "users")
    reference(table, "provider_id", "service_providers")
    optionalReference(table, "project_id", "projects")
    instant(table, "last_message_at")
    instant(table, "created_at").notNullable()
    // When something last happened: the newest message, or the opening where there is none.
    instant(table, "active_at").notNullable()
    table.unique(["homeowner_id", "provider_id"])
  })
  await knex.schema.createTable("messages", (table) => {
    table.uuid("id").primary()
    reference(table, "conversation_id", "conversations").onDelete("CASCADE")
    reference(table, "sender_user_id", "users")
    table.text("body").notNullable()
    flag(table, "read")
    instant(table, "created_at").notNullable()
  })
  for (const index of indexes) await knex.raw(`create index ${index}`)
}

export const down = async (knex: Knex) => {
  await knex.schema.dropTable("messages")
  await knex.schema.dropTable("conversations")
}
