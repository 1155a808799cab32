import { type Client, escapeLiteral } from "pg"

import type { Dialect } from "../db-knex/dialect.ts"
import { onConnection, type Statement } from "../db-knex/statement.ts"
import { postgresConfig } from "./connection.ts"

const migrationLock = 7_203_114

const maxNames = 500
const names = new Map<string, string>()

// Statements are written once and asked for ever; PostgreSQL parses and plans each under its name, once a connection.
const nameOf = ({ isOneOff = false, text }: Statement): string | undefined => {
  const known = names.get(text)
  if (known !== undefined || isOneOff || names.size >= maxNames) return known
  const name = `statement_${names.size}`
  names.set(text, name)
  return name
}

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
      const name = nameOf(statement)
      const { text, values } = statement
      const { rows } = await connection.query({ text, values: [...values], ...(name && { name }) })
      return rows
    }),

  literal: escapeLiteral,

  withWords: (words) => ({
    from: "provider_listings l",
    where: words.map((word) => {
      const prefix = escapeLiteral(`'${word}':*`)
      return `l.terms @@ (to_tsquery('simple', ${prefix}) || to_tsquery('provider_stems', ${prefix}))`
    })
  })
})
