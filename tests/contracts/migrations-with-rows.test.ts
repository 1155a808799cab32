import Knex from "knex"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { databasesUnderTest, emptyDatabase, type EmptyDatabase } from "../support/empty-databases.ts"
import { filledAfter, insertRows, rowsAt } from "./rows-of-each-state.ts"

const numberOf = (migration: string) => Number(migration.slice(0, 3))

/** Migrates up one step at a time, and inserts a row into every table at each state of the schema. */
const migrateThroughEveryState = async (knex: Knex.Knex) => {
  const source: Knex.Knex.MigrationSource<unknown> = knex.client.config.migrations.migrationSource
  const left: Array<{ readonly state: number; readonly rows: Awaited<ReturnType<typeof insertRows>> }> = []
  for (const migration of await source.getMigrations([])) {
    const name = source.getMigrationName(migration)
    await knex.migrate.up({ name })
    const state = numberOf(name)
    left.push({ state, rows: await insertRows(knex, state) })
  }
  return left
}

/** Rows normalized to what both databases return. */
const plain = (rows: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  JSON.parse(JSON.stringify(rows), (_, value: unknown) =>
    typeof value === "boolean" ? Number(value) : value
  )

const newest = 999
const missing = "01900000-0000-7000-8000-ffffffffffff"

/** What a database's constraints refuse, as a change to a row that is valid. */
const refused: ReadonlyArray<readonly [string, string, Readonly<Record<string, unknown>>]> = [
  ["a username that somebody has", "users", { username_key: "homeowner-1" }],
  ["a session of nobody", "sessions", { user_id: missing }],
  ["a second profile of one account", "service_providers", { user_id: rowsAt(2)["users"]?.["id"] }],
  ["a rating of more than five", "service_providers", { rating: 6 }],
  ["a project of no category", "projects", { category_id: missing }],
  ["a project without a budget", "projects", { budget_max: null }],
  ["a quote of nobody", "quotes", { provider_id: missing }],
  ["an amount below nothing", "quotes", { provider_quote: -1 }],
  ["a second review of a job", "reviews", { quote_id: rowsAt(6)["quotes"]?.["id"] }],
  ["six stars", "reviews", { rating: 6 }],
  ["a reply without its time", "reviews", { reply_content: "Thank you!", reply_created_at: null }],
  ["a message in no conversation", "messages", { conversation_id: missing }],
  ["a topic of no event", "event_topics", { event_id: 123_456 }],
  ["a notification of nobody", "notifications", { user_id: missing }],
  ["a key of nobody", "email_keys", { user_id: missing }],
  ["a preference of nobody", "preferences", { user_id: missing }],
  ["an operator without an account", "operators", { user_id: missing }]
]

describe.each(databasesUnderTest)("Migrations of %s", (name) => {
  let database: EmptyDatabase
  let knex: Knex.Knex
  let left: Awaited<ReturnType<typeof migrateThroughEveryState>>
  beforeAll(async () => {
    database = await emptyDatabase[name]()
    knex = Knex(database.config)
    left = await migrateThroughEveryState(knex)
  })
  afterAll(async () => {
    await knex.destroy()
    await database.remove()
  })

  const rowsOf = async (table: string) => plain(await knex(table))

  it("keep the rows of every earlier state, and fill in what they lack", async () => {
    const tables = new Set(left.flatMap(({ rows }) => Object.keys(rows)))
    expect(tables).toEqual(new Set(Object.keys(rowsAt(newest))))
    for (const table of tables) {
      const expected = left.flatMap(({ rows, state }) =>
        rows[table] === undefined ? [] : [{ ...rows[table], ...filledAfter(state)[table] }]
      )
      const there = await rowsOf(table)
      expect(there).toHaveLength(expected.length)
      expect(there).toEqual(
        expect.arrayContaining(plain(expected).map((row) => expect.objectContaining(row)))
      )
    }
  })

  it("let the rows of every state with a text index be found by their words", async () => {
    const search = {
      sqlite: "select count(*) as found from provider_words where provider_words match 'businesses'",
      postgres:
        "select count(*) as found from provider_listings where terms @@ to_tsquery('provider_stems', 'businesses')"
    }
    const answer: unknown = await knex.raw(search[name])
    const [row] = Array.isArray(answer) ? answer : Object(answer).rows
    // On SQLite the search index came with a later migration than listings.
    const withIndex = left.filter(
      ({ rows, state }) => "provider_listings" in rows && (state > 3 || name === "postgres")
    )
    expect(row).toEqual({ found: withIndex.length })
  })

  it.each(refused)("leave a database that refuses %s", async (_, table, change) => {
    const rows = rowsAt(newest)
    const names = Object.keys(rows)
    const transaction = await knex.transaction()
    try {
      for (const earlier of names.slice(0, names.indexOf(table))) {
        await transaction(earlier).insert(rows[earlier])
      }
      const inserting = transaction(table).insert({ ...rows[table], ...change })
      await expect(inserting).rejects.toThrow(/constraint/i)
    } finally {
      await transaction.rollback()
    }
  })

  it("take rows away with what they belong to", async () => {
    const transaction = await knex.transaction()
    await transaction("events").delete()
    await transaction("conversations").delete()
    const remaining = [await transaction("event_topics"), await transaction("messages")]
    await transaction.rollback()
    expect(remaining).toEqual([[], []])
  })
})
