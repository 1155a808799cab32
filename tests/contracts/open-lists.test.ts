import Knex from "knex"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import {
  type DatabaseName,
  databasesUnderTest,
  type EmptyDatabase,
  emptyDatabase
} from "../support/empty-databases.ts"
import { insertRows } from "./rows-of-each-state.ts"

const migration = { name: "016-open-lists" }
const state = 16

const lists = [
  ["users", "role", "operator"],
  ["projects", "status", "paused"],
  ["quotes", "status", "expired"],
  ["events", "kind", "invoice"]
] as const

/** Queries for the definitions of all tables, a line each. */
const definitions: Readonly<Record<DatabaseName, ReadonlyArray<string>>> = {
  sqlite: ["select type || ' ' || name || ': ' || sql as line from sqlite_schema where sql is not null"],
  postgres: [
    `select conrelid::regclass || ' ' || conname || ': ' || pg_get_constraintdef(oid) as line
    from pg_constraint where connamespace = 'public'::regnamespace`,
    "select indexdef as line from pg_indexes where schemaname = 'public'",
    `select concat_ws(' ', table_name, column_name, ordinal_position, column_default, is_nullable, data_type,
      generation_expression) as line
    from information_schema.columns where table_schema = 'public'`
  ]
}

// The check constraints of lists; SQLite formats those of a rebuilt table with other spaces.
const listOf = {
  sqlite: / check \(`(?:role|status|kind)` in ?\([^)]*\)\)/gi,
  postgres: /^\w+ \w+_(?:role|status|kind)_check: .*\n/gm
}

describe.each(databasesUnderTest)("The migration that opens lists of values on %s", (name) => {
  let database: EmptyDatabase
  let knex: Knex.Knex
  beforeEach(async () => {
    database = await emptyDatabase[name]()
    knex = Knex(database.config)
    await knex.migrate.latest()
  })
  afterEach(async () => {
    await knex.destroy()
    await database.remove()
  })

  const linesOf = async (question: string): Promise<ReadonlyArray<string>> => {
    const answer: unknown = await knex.raw(question)
    const rows: ReadonlyArray<{ readonly line: string }> = Array.isArray(answer)
      ? answer
      : Object(answer).rows
    return rows.map(({ line }) => line)
  }
  const describeAll = async () => {
    const lines = await Promise.all(definitions[name].map(linesOf))
    return lines.flat().toSorted().join("\n")
  }

  it("takes four lists away, and nothing else", async () => {
    const open = await describeAll()
    await knex.migrate.down(migration)
    const closed = await describeAll()
    expect(closed.match(listOf[name])).toHaveLength(lists.length)
    expect(open).toBe(closed.replace(listOf[name], ""))
    await knex.migrate.up(migration)
    expect(await describeAll()).toBe(open)
  })

  it.each(lists)("lets %s have another %s, which it refused before", async (table, column, value) => {
    await knex.migrate.down(migration)
    const rows = await insertRows(knex, state)
    const change = () =>
      knex(table)
        .where({ id: rows[table]?.["id"] })
        .update({ [column]: value })
    await expect(change()).rejects.toThrow(/check constraint/i)
    await knex.migrate.up(migration)
    expect(await change()).toBe(1)
    expect(await knex(table).select(column)).toEqual([{ [column]: value }])
  })

  it.runIf(name === "sqlite")("leaves a file in which SQLite finds no fault", async () => {
    await insertRows(knex, state)
    await knex.migrate.down(migration)
    await knex.migrate.up(migration)
    expect(await knex.raw("pragma integrity_check")).toEqual([{ integrity_check: "ok" }])
    expect(await knex.raw("pragma foreign_key_check")).toEqual([])
  })

  it("keeps whole what lies in the tables", async () => {
    await insertRows(knex, state)
    await knex.migrate.down(migration)
    await knex.migrate.up(migration)
    expect(await knex("event_topics").pluck("event_id")).toEqual([state])
    expect(await knex("messages").pluck("read")).toHaveLength(1)
  })
})
