import { type Client, escapeLiteral } from "pg"

import type { Dialect } from "../db-knex/dialect.ts"
import { onConnection } from "../db-knex/statement.ts"
import { announcing } from "./announcing.ts"
import { postgresConfig } from "./connection.ts"
import { StatementNames } from "./statement-names.ts"

const migrationLock = 7_203_114

// Statements are written once and asked for ever; PostgreSQL parses and plans each under its name, once a connection.
const names = new StatementNames()

const run: Dialect["run"] = (knex, statement) =>
  onConnection(knex, async (connection: Client) => {
    const name = names.nameOf(statement)
    const { text, values } = statement
    const { rows } = await connection.query({ text, values: [...values], ...(name && { name }) })
    return rows
  })

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

  run,

  announcing: announcing(url, run),

  literal: escapeLiteral,

  withWords: (words) => {
    const likeEach = words.map((word) => {
      const prefix = escapeLiteral(`'${word}':*`)
      return `(to_tsquery('simple', ${prefix}) || to_tsquery('provider_stems', ${prefix}))`
    })
    return { from: "provider_listings l", where: [`l.terms @@ (${likeEach.join(" && ")})`] }
  }
})
