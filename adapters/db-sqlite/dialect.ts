import * as Effect from "effect/Effect"
import type { Database } from "sqlite3"

import type { Dialect, Read, Source } from "#adapters/db-knex/dialect.ts"
import { openPool } from "#adapters/db-knex/pool.ts"
import { anySpecialty } from "#adapters/db-knex/provider-listings.ts"
import { type Bind, onConnection, pairsOf, statementOf, type Value } from "#adapters/db-knex/statement.ts"
import { telling } from "#adapters/system/statements.ts"
import { writtenBeginning } from "#domain/provider/search/search-words.ts"

import { claim } from "./claim.ts"
import { inMemory, readers, sqliteConfig } from "./connection.ts"
import { eventWriter } from "./event-writer.ts"
import { troubleOf } from "./trouble.ts"

const all = <Row>(connection: Database, text: string, values: ReadonlyArray<unknown>) =>
  new Promise<ReadonlyArray<Row>>((resolve, reject) => {
    connection.all<Row>(text, values, (error, rows) => (error === null ? resolve(rows) : reject(error)))
  })

const run: Dialect["run"] = (knex, { text, values }) =>
  onConnection(knex, (connection: Database) =>
    telling({ text, system: "sqlite" }, () => all(connection, text.replaceAll(/\$(\d+)/g, "?$1"), values))
  )

interface Written {
  readonly id: Value
}

// SQLite has no writes inside another statement; a transaction has the database to itself, so two statements will do.
const runLinked: Dialect["runLinked"] = async (knex, { first, second }) => {
  const written = await run<Written>(knex, statementOf(first))
  return run(
    knex,
    statementOf((bind) => second(written.map(({ id }) => bind(id)).join(", "), bind))
  )
}

// The stemmer changes the ends of these, also where they are meant as prefixes: "grey" becomes "grei", with which
// "greystone" does not begin.
const endsInStemmedY = (word: string) => /^(?:.*[aeiou]|.+y).*y$/.test(word) && word.length > 2

const like = (word: string) => `"${word}"*`

const wide = (word: string) =>
  endsInStemmedY(word) ? `(${like(word)} OR ${like(word.slice(0, -1))})` : like(word)

/** A query for words like each of `words`, and conditions that what it finds has to meet in the text of `alias`. */
const likeEach = (words: ReadonlyArray<string>, alias: string, bind: Bind) => {
  const begins = (word: string) => `' ' || ${alias}.words like ${bind(`% ${word}%`)}`
  const isLike = (word: string) =>
    `(${begins(word)} or ${alias}.key in ` +
    `(select rowid from provider_words where provider_words match ${bind(like(word))}))`
  const conditionsOf = (word: string) => {
    const beginning = writtenBeginning(word)
    if (beginning !== null) return [begins(beginning)]
    return endsInStemmedY(word) ? [isLike(word)] : []
  }
  return { query: words.map(wide).join(" AND "), conditions: words.flatMap(conditionsOf) }
}

// Cross join: the search starts at the words, which are rarer than anything else asked for.
const matching = (query: string, bind: Bind): Source => ({
  from: "provider_words w cross join provider_listings l",
  where: [`w.provider_words match ${bind(query)}`, "l.key = w.rowid"]
})

const isDatabase = (connection: object): connection is Database => "exec" in connection

/** What SQLite does in its own way. */
export const sqliteDialect = (filename: string): Dialect => {
  const config = sqliteConfig(filename)
  return {
    config,

    migrating: null,

    position: "null",

    claim: filename === inMemory ? Effect.void : claim(filename),

    openReader: (writer) =>
      (filename === inMemory ? Effect.succeed(writer) : openPool(readers(config))).pipe(
        Effect.map(
          (knex): Read =>
            (statement) =>
              run(knex, statement)
        )
      ),

    // The claim on the file keeps other servers out.
    exclusively: () => (work) => work,

    run,

    runLinked,

    // SQLite runs in this process.
    whileReachable: (ask) => ask(),

    troubleOf,

    // A commit that found no room leaves its transaction open; one that is over already has nothing to undo.
    abandon: (connection) => {
      if (isDatabase(connection)) connection.exec("rollback", () => undefined)
    },

    takeRoom: [
      "create table room (taken blob)",
      "insert into room values (zeroblob(100000))",
      "drop table room"
    ],

    eventWriter: eventWriter(),

    lacks: () => ({}),

    // SQLite compares by bytes unless told otherwise, and has one writer: nobody waits in turn or skips locked rows.
    inBytes: "",

    dayOf: (instant) => `substr(${instant}, 1, 10)`,
    textLock: null,
    skipLocked: "",

    literal: (value, bind) => bind(value),

    rowsOf: (page, table, alias) => `(${page}) as page cross join ${table} ${alias} on ${alias}.id = page.id`,

    versionOf: null,

    jsonOf: (columns, alias, order) =>
      `json_group_array(json_object(${pairsOf(columns, alias)}) order by ${order})`,

    withWords: (words, bind) => {
      const { conditions, query } = likeEach(words, "l", bind)
      const { from, where } = matching(query, bind)
      return { from, where: [...where, ...conditions] }
    },

    // The index holds each word as written with a mark at its end, besides its stem.
    withWordsWritten: (words, bind) => {
      const { from, where } = matching(words.map((word) => `"${word}ω"`).join(" AND "), bind)
      return { from, where: [...where, `l.specialty = '${anySpecialty}'`] }
    },

    // Not a subquery per listing, which would query the text index for every one of them.
    hasWords: (words, bind) => {
      const { conditions, query } = likeEach(words, "m", bind)
      const where = [`w.provider_words match ${bind(query)}`, "m.key = w.rowid", ...conditions]
      return (
        "l.provider_id in (select m.provider_id from provider_words w cross join provider_listings m " +
        `where ${where.join(" and ")})`
      )
    }
  }
}
