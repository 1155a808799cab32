import * as Effect from "effect/Effect"
import type { Knex } from "knex"
import { type Client, escapeLiteral } from "pg"

import type { Dialect } from "#adapters/db-knex/dialect.ts"
import { onConnection, pairsOf, statementOf } from "#adapters/db-knex/statement.ts"
import { Metering } from "#adapters/system/meters.ts"

import { connectionConfig, postgresConfig, readerSettings } from "./connection.ts"
import { eventWriter } from "./event-writer.ts"
import { PipelinedReader } from "./pipelined-reader.ts"
import { query } from "./query.ts"
import { Reachability } from "./reachability.ts"
import { troubleOf } from "./trouble.ts"

const startLock = 7_203_114

const run: Dialect["run"] = (knex, statement) =>
  onConnection(knex, (connection: Client) => query(connection, statement))

// The second reads what the first returns, so that rows are locked in this order.
const runLinked: Dialect["runLinked"] = (knex, { first, second }) =>
  run(
    knex,
    statementOf((bind) => `with written as (${first(bind)}) ${second("select id from written", bind)}`)
  )

// Held by a transaction of its own, so that it goes with the connection, however that ends.
const holdStartLock = async (knex: Knex): Promise<Client> => {
  const connection: Client = await knex.client.acquireConnection()
  await connection.query(
    "begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0"
  )
  await connection.query("select pg_advisory_xact_lock($1)", [startLock])
  return connection
}

const giveStartLockBack = async (knex: Knex, connection: Client): Promise<void> => {
  await connection.query("commit").finally(() => knex.client.releaseConnection(connection))
}

// What begins with the word or with its stem. Mostly the stem is how the word begins, and all that begins with the
// word begins with the stem: asked for both, the index would read the same words twice.
const like = (word: string) => {
  const [text, prefix] = [escapeLiteral(word), escapeLiteral(`'${word}':*`)]
  const stem = `(tsvector_to_array(to_tsvector('provider_stems', ${text})))[1]`
  const stems = `to_tsquery('provider_stems', ${prefix})`
  return `(case when starts_with(${text}, ${stem}) then ${stems} else to_tsquery('simple', ${prefix}) || ${stems} end)`
}

// In the text, for the planner to see how rare they are.
const likeEach = (words: ReadonlyArray<string>) => words.map(like).join(" && ")

/** What PostgreSQL does in its own way. */
export const postgresDialect = (url: string): Dialect => {
  const reachability = new Reachability(connectionConfig(url))
  const abandoned = new WeakSet<object>()
  return {
    config: postgresConfig(url, (connection) => !abandoned.has(connection)),

    // Several servers share it.
    claim: Effect.void,

    openReader: () =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const reader = new PipelinedReader(connectionConfig(url), readerSettings)
          reachability.watch(reader.hangUpOnSilent)
          return reader
        }),
        // A server that has gone silent does not keep ours from stopping.
        (lines) =>
          Effect.timeoutOption(Effect.promise(lines.close), "1 second").pipe(
            Effect.ensuring(Effect.sync(reachability.stop))
          )
      ).pipe(
        Effect.tap(({ levels }) => Effect.map(Metering, ({ watch }) => watch(levels))),
        Effect.map(({ read }) => read)
      ),

    exclusively: (knex) => (work) =>
      Effect.acquireUseRelease(
        Effect.promise(() => holdStartLock(knex)),
        () => work,
        (connection) => Effect.promise(() => giveStartLockBack(knex, connection))
      ),

    run,

    runLinked,

    whileReachable: reachability.whileReachable,

    troubleOf,

    // The pool opens another one instead.
    abandon: (connection) => void abandoned.add(connection),

    takeRoom: [
      "create table room (taken text)",
      "insert into room values (repeat('x', 1000000))",
      "drop table room"
    ],

    eventWriter: eventWriter(url, run),

    inBytes: 'collate "C"',

    skipLocked: "for update skip locked",

    literal: escapeLiteral,

    // Offset 0 keeps the planner from reading a small table whole instead.
    rowsOf: (page, table, alias) =>
      `(${page}) as page cross join lateral (select * from ${table} where id = page.id offset 0) as ${alias}`,

    jsonOf: (columns, alias, order) =>
      `json_agg(json_build_object(${pairsOf(columns, alias)}) order by ${order})::text`,

    withWords: (words) => ({ from: "provider_listings l", where: [`l.terms @@ (${likeEach(words)})`] }),

    withWordsWritten: (words) => ({
      from: "provider_listings l",
      where: [
        `l.terms @@ to_tsquery('simple', ${escapeLiteral(words.map((word) => `'${word}'`).join(" & "))})`
      ]
    }),

    withoutWords: (words) =>
      "not exists (select 1 from provider_listings w where w.provider_id = l.provider_id and w.specialty = '' " +
      `and w.terms @@ (${likeEach(words)}))`
  }
}
