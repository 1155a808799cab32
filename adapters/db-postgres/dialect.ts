import type { Client } from "pg"

import type { Dialect } from "../db-knex/dialect.ts"
import { onConnection } from "../db-knex/statement.ts"
import { postgresConfig } from "./connection.ts"

const migrationLock = 7_203_114

/** What PostgreSQL does in its own way. */
export const postgresDialect = (url: string): Dialect => ({
  config: postgresConfig(url),
  readerConfig: null,

  exclusively: (knex, work) =>
    onConnection(knex, async (connection: Client) => {
      await connection.query(
        "begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0"
      )
      try {
        await connection.query("select pg_advisory_xact_lock($1)", [migrationLock])
        await work()
      } finally {
        await connection.query("commit")
      }
    }),

  run: (knex, statement) =>
    onConnection(knex, async (connection: Client) => {
      const { rows } = await connection.query({ ...statement, values: [...statement.values] })
      return rows
    }),

  elementsOf: (column) => `select jsonb_array_elements_text(${column})`,

  matchesWord: (word, bind) => {
    const prefix = bind(`'${word}':*`)
    return `t.terms @@ (to_tsquery('simple', ${prefix}) || to_tsquery('provider_stems', ${prefix}))`
  }
})
