import { Client } from "pg"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { Statement } from "#adapters/db-knex/statement.ts"
import { connectionConfig } from "#adapters/db-postgres/connection.ts"
import { askNamed } from "#adapters/db-postgres/named-query.ts"
import type { Query } from "#adapters/db-postgres/query.ts"
import { StatementNames } from "#adapters/db-postgres/statement-names.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

const things = {
  text: "select id, name, price, is_new, made_at, made_on from things where id >= $1::int order by id",
  values: [1]
}
const rows = [
  {
    id: 1,
    name: "Tap",
    price: 12.5,
    is_new: true,
    made_at: "2026-03-02T09:30:00.500Z",
    made_on: "2026-03-02"
  },
  { id: 2, name: null, price: null, is_new: null, made_at: null, made_on: null }
]

// Names of this file's own: tests of searches may have used up those of the process.
const names = new StatementNames()

const query: Query = (client, statement) => askNamed(client, names.nameOf(statement) ?? "", statement)

/** Sends all statements at once on a pipelined connection, otherwise one after the other. */
const settledOn = async (client: Client, statements: ReadonlyArray<Statement>) => {
  const outcomes: Array<Promise<unknown>> = []
  for (const statement of statements) {
    const asked = query(client, statement)
    outcomes.push(asked)
    if (!client.pipeline) await asked.catch(() => undefined)
  }
  return Promise.allSettled(outcomes)
}

describe.runIf(storesUnderTest().includes("postgres"))("A statement that stays prepared", () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  /** Runs `work` on a connection with pipelining or without. */
  const onConnection = async (pipeline: boolean, work: (client: Client) => Promise<void>) => {
    const client = new Client({ ...connectionConfig(database.url), pipeline })
    await client.connect()
    try {
      await client.query("set timezone = 'UTC'")
      await client.query("drop table if exists things")
      await client.query(`create table things (
        id int primary key, name text, price numeric, is_new boolean, made_at timestamptz, made_on date)`)
      await client.query(
        "insert into things values (1, 'Tap', 12.5, true, '2026-03-02 09:30:00.5Z', '2026-03-02'), (2, null, null, null, null, null)"
      )
      await work(client)
    } finally {
      await client.end()
    }
  }

  describe.each([
    { how: "where questions follow each other", pipeline: true },
    { how: "where they wait", pipeline: false }
  ])("$how", ({ pipeline }) => {
    it("gives the same rows each time, whether it was described before or not", () =>
      onConnection(pipeline, async (client) => {
        const given = { status: "fulfilled", value: rows }
        expect(await settledOn(client, [things, things, things])).toEqual([given, given, given])
        expect(await query(client, things)).toEqual(rows)
        expect(await query(client, { ...things, values: [3] })).toEqual([])
      }))

    it("says what it cannot parse each time, and spoils nothing beside", () =>
      onConnection(pipeline, async (client) => {
        const wrong = { text: "select nothing from things", values: [] }
        const [first, between, second, third] = await settledOn(client, [wrong, things, wrong, wrong])
        expect(between).toEqual({ status: "fulfilled", value: rows })
        for (const refused of [first, second, third]) expect(refused?.status).toBe("rejected")
        await expect(query(client, wrong)).rejects.toThrow('column "nothing" does not exist')
        expect(await query(client, things)).toEqual(rows)
      }))

    it("can be asked again after values that it does not take", () =>
      onConnection(pipeline, async (client) => {
        const named = { text: "select id from things where id = $1::int", values: [1] }
        const refused = query(client, { ...named, values: ["one"] })
        await expect(refused).rejects.toThrow("invalid input syntax for type integer")
        expect(await query(client, named)).toEqual([{ id: 1 }])
        await expect(query(client, { ...named, values: ["two"] })).rejects.toThrow("invalid input syntax")
        expect(await query(client, named)).toEqual([{ id: 1 }])
      }))

    it("can be parsed once there is what it names", () =>
      onConnection(pipeline, async (client) => {
        const late = { text: "select color from things where id = $1", values: [1] }
        await expect(query(client, late)).rejects.toThrow('column "color" does not exist')
        await client.query("alter table things add color text default 'blue'")
        expect(await query(client, late)).toEqual([{ color: "blue" }])
      }))

    it("returns nothing where it only writes", () =>
      onConnection(pipeline, async (client) => {
        const write = { text: "update things set name = $1 where id = 2", values: ["Sink"] }
        expect(await query(client, write)).toEqual([])
        expect(await query(client, { ...write, values: ["Bath"] })).toEqual([])
        expect(await query(client, { ...things, values: [2] })).toEqual([{ ...rows[1], name: "Bath" }])
      }))

    it("can be asked again after a write that failed", () =>
      onConnection(pipeline, async (client) => {
        const insert = { text: "insert into things (id) values ($1)", values: [2] }
        for (const refused of await settledOn(client, [insert, insert]))
          expect(refused.status).toBe("rejected")
        await expect(query(client, insert)).rejects.toThrow("duplicate key value")
        expect(await query(client, { ...insert, values: [3] })).toEqual([])
        expect((await query(client, things)).length).toBe(3)
      }))

    it("is told anew once its columns have become others, as by another server's migration", () =>
      onConnection(pipeline, async (client) => {
        const all = { text: "select * from things where id = $1", values: [1] }
        expect(await query(client, all)).toEqual([rows[0]])
        await client.query("alter table things drop column name")
        const { name: _, ...left } = rows[0] ?? {}
        const given = { status: "fulfilled", value: [left] }
        expect(await settledOn(client, [all, all])).toEqual([given, given])
        await client.query("deallocate all")
        expect(await query(client, all)).toEqual([left])
      }))

    it("is refused then within a transaction, which has failed, and no longer after it", () =>
      onConnection(pipeline, async (client) => {
        const all = { text: "select * from things where id = $1", values: [1] }
        await query(client, all)
        await client.query("alter table things add color text")
        await client.query("begin")
        await expect(query(client, all)).rejects.toThrow("cached plan must not change result type")
        await client.query("rollback")
        expect(await query(client, all)).toEqual([{ ...rows[0], color: null }])
      }))

    it("fails for the reason of the one that it follows", () =>
      onConnection(pipeline, async (client) => {
        const holder = new Client(connectionConfig(database.url))
        await holder.connect()
        await holder.query("begin; lock table things in access exclusive mode")
        await client.query("set statement_timeout = '100ms'")
        for (const outcome of await settledOn(client, [things, things, things]))
          expect(outcome).toMatchObject({ status: "rejected", reason: { code: "57014" } })
        await holder.end()
        expect(await query(client, things)).toEqual(rows)
      }))

    it("takes what is missing for null, among its values and of two columns of one name", () =>
      onConnection(pipeline, async (client) => {
        const missing: Statement = { text: "select $1::text as said", values: [null] }
        expect(await query(client, missing)).toEqual([{ said: null }])
        const twins = { text: "select 1 as one, null::int as one", values: [] }
        expect(await query(client, twins)).toEqual([{ one: null }])
      }))
  })

  it("is not asked again without its transaction where that was ended right behind it", () =>
    onConnection(true, async (client) => {
      const rename = { text: "update things set name = $1 where id = 1 returning *", values: ["Sink"] }
      await query(client, rename)
      await client.query("alter table things add color text")
      await client.query("begin")
      const refused = query(client, { ...rename, values: ["Bath"] })
      const ended = client.query("commit")
      await expect(refused).rejects.toThrow("cached plan must not change result type")
      expect((await ended).command).toBe("ROLLBACK")
      expect(await query(client, rename)).toMatchObject([{ name: "Sink" }])
    }))
})
