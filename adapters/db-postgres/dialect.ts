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

// What begins with the word, which is SQL of a text, or with its stem. Mostly the stem is how the word begins, and all
// that begins with the word begins with the stem: asked for both, the index would read the same words twice.
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

// Who has a stem without its word is looked for among so many, or a stem that a million have would be a long question.
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

    // Several servers share it: nothing is claimed, but its two addresses have to lead to one.
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

    // The pool opens another one instead.
    abandon: (connection) => void abandoned.add(connection),

    takeRoom: [
      "create table room (taken text)",
      // As it is, and not as little as a text of one letter comes to.
      "alter table room alter taken set storage external",
      "insert into room values (repeat('x', 1000000))",
      "drop table room"
    ],

    eventWriter: eventWriter({ directUrl, primary }, ask, lacks.listener),

    lacks: lacks.lacks,

    position: replicas.length === 0 ? "null" : writtenUpTo,

    inBytes: 'collate "C"',

    dayOf: (instant) => `to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD')`,
    inTurn: "select pg_advisory_xact_lock(hashtextextended($1, 0))",
    skipLocked: "for update skip locked",

    literal: escapeLiteral,

    // Offset 0 keeps the planner from reading a small table whole instead.
    rowsOf: (page, table, alias) =>
      `(${page}) as page cross join lateral (select * from ${table} where id = page.id offset 0) as ${alias}`,

    // The transaction that wrote it: not two of them commit the same row.
    versionOf: (alias) => `${alias}.xmin::text`,

    jsonOf: (columns, alias, order) =>
      `json_agg(json_build_object(${pairsOf(columns, alias)}) order by ${order})::text`,

    // In the text, for the planner to see how rare they are.
    withWords: (words) => ({
      from: "provider_listings l",
      where: [`l.terms @@ (${likeEach(words, escapeLiteral)})`]
    }),

    // Terms are words and stems: "drywal" is one of whoever writes "drywall".
    withWordsWritten: (words) => ({
      from:
        `(select words from provider_listings where specialty = '${anySpecialty}' and terms @@ ` +
        `to_tsquery('simple', ${escapeLiteral(words.map((word) => `'${word}'`).join(" & "))}) ` +
        `limit ${mostLookedThrough}) as l`,
      where: words.map((word) => `' ' || l.words || ' ' like ${escapeLiteral(`% ${word} %`)}`)
    }),

    // As a value, not as what exists: the planner takes rare words for less rare than they are, and would look all
    // of a big table through for them. What is asked for is made once, by a question of its own.
    hasWords: (words, bind) =>
      `coalesce((select w.terms @@ (select ${likeEach(words, (word) => `${bind(word)}::text`)}) ` +
      "from provider_listings w where w.provider_id = l.provider_id and w.specialty = ''), false)"
  }
}
