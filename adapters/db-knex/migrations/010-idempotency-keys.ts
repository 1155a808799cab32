import type { Knex } from "knex"

import { instant, reference } from "./columns.ts"

export const up = (knex: Knex) =>
  knex.schema.createTable("idempotency_keys", (table) => {
    reference(table, "user_id", "users").onDelete("CASCADE")
    table.uuid("key").notNullable()
    table.text("fingerprint").notNullable()
    // Empty only while the transaction that takes the key is under way.
    table.text("answer").notNullable().defaultTo("")
    instant(table, "expires_at").notNullable().index()
    table.primary(["user_id", "key"])
  })

export const down = (knex: Knex) => knex.schema.dropTable("idempotency_keys")
