import { Client } from "pg"
import { afterEach, describe, expect, it } from "vitest"

import type { FreshDatabase, Template } from "#tests/support/postgres/databases.ts"
import { freshDatabase } from "#tests/support/postgres/postgres.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

const query = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url })
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows
  } finally {
    await client.end()
  }
}

describe.runIf(storesUnderTest().includes("postgres"))("a fresh PostgreSQL database", () => {
  const opened: Array<FreshDatabase> = []
  const open = async (template?: Template) => {
    const database = await freshDatabase(template)
    opened.push(database)
    return database
  }
  afterEach(() => Promise.all(opened.splice(0).map(({ drop }) => drop())))

  it("is empty, and nobody else's", async () => {
    const [one, other] = await Promise.all([open(), open()])
    await query(one.url, "create table notes (text text)")
    expect(await query(one.url, "select * from notes")).toEqual([])
    await expect(query(other.url, "select * from notes")).rejects.toThrow(/"notes" does not exist/)
  })

  it("starts as a copy of its template, which is prepared once", async () => {
    let prepared = 0
    const template = {
      name: "with_notes",
      prepare: async (url: string) => {
        prepared += 1
        await query(url, "create table notes as select 'ready' as text")
      }
    }
    const copies = await Promise.all([open(template), open(template), open(template)])
    for (const { url } of copies)
      expect(await query(url, "select text from notes")).toEqual([{ text: "ready" }])
    expect(prepared).toBe(1)
  })

  it("never copies a template whose preparation failed", async () => {
    const failing = { name: "breaks", prepare: () => Promise.reject(new Error("migration 7 failed")) }
    await expect(open(failing)).rejects.toThrow("migration 7 failed")
    const { url } = await open({
      ...failing,
      prepare: (draft) => query(draft, "create table notes (text text)")
    })
    expect(await query(url, "select * from notes")).toEqual([])
  })

  it("is UTF-8 and orders text by code point, on every machine the same", async () => {
    const { url } = await open()
    expect(await query(url, "select upper('é') as big, 'Z' < 'a' as by_code")).toEqual([
      { big: "É", by_code: true }
    ])
  })

  it("is gone once dropped, whoever is still connected", async () => {
    const { url, drop } = await freshDatabase()
    const lingering = new Client({ connectionString: url })
    lingering.on("error", () => undefined)
    await lingering.connect()
    await drop()
    await expect(query(url, "select 1")).rejects.toThrow(/does not exist/)
  })
})
