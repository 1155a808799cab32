import * as Effect from "effect/Effect"
import { type Client, escapeLiteral } from "pg"

import type { Dialect } from "../db-knex/dialect.ts"
import { onConnection } from "../db-knex/statement.ts"
import { announcing } from "./announcing.ts"
import { connectionConfig, postgresConfig, sessionSettings } from "./connection.ts"
import { query } from "./query.ts"
import { ReadLines } from "./read-lines.ts"

const migrationLock = 7_203_114

const run: Dialect["run"] = (knex, statement) =>
  onConnection(knex, (connection: Client) => query(connection, statement))

/** What PostgreSQL does in its own way. */
export const postgresDialect = (url: string): Dialect => ({
  config: postgresConfig(url),
  openReader: () =>
    Effect.acquireRelease(
      Effect.sync(() => new ReadLines(connectionConfig(url), sessionSettings)),
      // A server that has gone silent does not keep ours from stopping.
      (lines) => Effect.timeoutOption(Effect.promise(lines.close), "1 second")
    ).pipe(Effect.map(({ read }) => read)),

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
