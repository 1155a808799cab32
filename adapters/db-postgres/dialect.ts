import * as Effect from "effect/Effect"
import { type Client, escapeLiteral } from "pg"

import type { Dialect } from "#adapters/db-knex/dialect.ts"
import { anySpecialty } from "#adapters/db-knex/provider-listings.ts"
import { type LinkedWrites, onConnection, pairsOf, statementOf } from "#adapters/db-knex/statement.ts"
import { Metering } from "#adapters/system/meters.ts"
import { writtenBeginning } from "#domain/provider/search/search-words.ts"

import { connectionConfig, migrationConfig, postgresConfig } from "./connection.ts"
import { eventWriter } from "./event-writer.ts"
import { makeLacks, noNews, type PostgresNews } from "./lacks.ts"
import { requireOneDatabase } from "./one-database.ts"
import { requireFitSessions } from "./pooled-session.ts"
import { type Query, query, queryUnprepared } from "./query.ts"
import { Reachability } from "./reachability.ts"
import { openLines } from "./reader.ts"
import { openReplicas } from "./replicas/open-replicas.ts"
import { writtenUpTo } from "./replicas/position.ts"
import type { PostgresServers } from "./servers.ts"
import { exclusively } from "./start-lock.ts"
import { troubleOf } from "./trouble.ts"

const runBy =
  (ask: Query): Dialect["run"] =>
  (knex, statement) =>
    onConnection(knex, (connection: Client) => ask(connection, statement))

/** Two writes as one statement: the second reads what the first returns, so that rows are locked in this order. */
export const linked = ({ first, isOneOff = false, second }: LinkedWrites) => ({
  ...statementOf((bind) => `with written as (${first(bind)}) ${second("select id from written", bind)}`),
  isOneOff
})

const prefixOf = (word: string) => `quote_literal(${word}) || ':*'`

// Prefix query for a word, given as SQL of a text, or for its stem. Mostly the stem is a prefix of the word, so that
// whatever begins with the word begins with the stem: a query for both would read the same index entries twice.
const like = (word: string) => {
  const prefix = prefixOf(word)
  const stem = `(tsvector_to_array(to_tsvector('provider_stems', ${word})))[1]`
  const stems = `to_tsquery('provider_stems', ${prefix})`
  return `(case when starts_with(${word}, ${stem}) then ${stems} else to_tsquery('simple', ${prefix}) || ${stems} end)`
}

const likeEach = (words: ReadonlyArray<string>, textOf: (word: string) => string) =>
  words
    .map((word) => {
      const beginning = writtenBeginning(word)
      return beginning === null ? like(textOf(word)) : `to_tsquery('simple', ${prefixOf(textOf(beginning))})`
    })
    .join(" && ")

// The index also finds rows with the same stem: at most so many are searched for the word as written, or a stem that a
// million have would be a slow query.
const mostLookedThrough = 1_000

/** What PostgreSQL does in its own way. */
export const postgresDialect = (
  { directUrl, primary, replicas }: PostgresServers,
  news: PostgresNews = noNews
): Dialect => {
  const { isPooled, url } = primary
  const lacks = makeLacks(news)
  const reachability = new Reachability(connectionConfig(url))
  const abandoned = new WeakSet<object>()
  const ask = isPooled ? queryUnprepared : query
  const run = runBy(ask)
  return {
    config: postgresConfig(url, { isPooled, usable: (connection) => !abandoned.has(connection) }),

    migrating: migrationConfig(directUrl),

    // Several servers share the database: nothing is claimed, but its two addresses have to lead to the same one.
    claim: Effect.promise(() => requireOneDatabase(url, directUrl)),

    openReader: () =>
      Effect.gen(function* () {
        const { hangUpOnSilent, levels, read } = yield* openLines(primary)
        yield* Effect.acquireRelease(
          Effect.sync(() => reachability.watch(hangUpOnSilent)),
          () => Effect.sync(reachability.stop)
        )
        const { watch } = yield* Metering
        watch(levels)
        if (isPooled) yield* Effect.promise(() => requireFitSessions(read))
        return replicas.length === 0 ? read : yield* openReplicas(replicas, read, lacks.replicas)
      }),

    exclusively,

    run,

    runLinked: (knex, writes) => run(knex, linked(writes)),

    whileReachable: reachability.whileReachable,

    troubleOf,

    // The pool does not lend it again (`usable`), and opens another one instead.
    abandon: (connection) => void abandoned.add(connection),

    takeRoom: [
      "create table room (taken text)",
      // Not compressed: a text of one repeated letter would take hardly any room.
      "alter table room alter taken set storage external",
      "insert into room values (repeat('x', 1000000))",
      "drop table room"
    ],

    eventWriter: eventWriter({ directUrl, primary }, ask, lacks.listener),

    lacks: lacks.lacks,

    position: replicas.length === 0 ? "null" : writtenUpTo,

    inBytes: 'collate "C"',

    dayOf: (instant) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')`,
    textLock: "select pg_advisory_xact_lock(hashtextextended($1, 0))",
    skipLocked: "for update skip locked",

    literal: escapeLiteral,

    // Offset 0 keeps the planner from reading a small table whole instead.
    rowsOf: (page, table, alias) =>
      `(${page}) as page cross join lateral (select * from ${table} where id = page.id offset 0) as ${alias}`,

    // The id of the transaction that wrote the row: the row's next committed version has another.
    versionOf: (alias) => `${alias}.xmin::text`,

    jsonOf: (columns, alias, order) =>
      `json_agg(json_build_object(${pairsOf(columns, alias)}) order by ${order})::text`,

    // Words as literals in the text, so that the planner sees how rare they are.
    withWords: (words) => ({
      from: "provider_listings l",
      where: [`l.terms @@ (${likeEach(words, escapeLiteral)})`]
    }),

    // `terms` holds words and stems: the stem "drywal" is there for "drywall", so the words themselves are compared as
    // well.
    withWordsWritten: (words) => ({
      from:
        `(select words from provider_listings where specialty = '${anySpecialty}' and terms @@ ` +
        `to_tsquery('simple', ${escapeLiteral(words.map((word) => `'${word}'`).join(" & "))}) ` +
        `limit ${mostLookedThrough}) as l`,
      where: words.map((word) => `' ' || l.words || ' ' like ${escapeLiteral(`% ${word} %`)}`)
    }),

    // A scalar subquery, not `exists`: the planner overestimates how common rare words are, and would scan a big table
    // for them. The query of the words is built once, in a subquery of its own.
    hasWords: (words, bind) =>
      `coalesce((select w.terms @@ (select ${likeEach(words, (word) => `${bind(word)}::text`)}) ` +
      "from provider_listings w where w.provider_id = l.provider_id and w.specialty = ''), false)"
  }
}
