import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import Knex from "knex"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { sqliteConfig } from "#adapters/db-sqlite/index.ts"
import { runOperator } from "#adapters/operators.ts"

describe("The command line for operators", () => {
  let folder = ""
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contractors-operator-"))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const file = () => join(folder, "marketplace.sqlite")
  const run = (...words: ReadonlyArray<string>) =>
    runOperator({ DATABASE_URL: `sqlite:${file()}`, NODE_ENV: "test" }, words)
  const makeDatabase = async () => {
    const knex = Knex(sqliteConfig(file()))
    await knex.migrate.latest()
    await knex.destroy()
  }

  it("says that it has made a database, and makes none to read", async () => {
    for (const words of [["list"], ["remove", "anna@example.com"]]) {
      await expect(run(...words)).rejects.toThrow(`There is no database at ${file()}`)
    }
    expect(readdirSync(folder)).toEqual([])
    expect(await run("add", "anna@example.com")).toEqual([
      "anna@example.com is an operator now.",
      expect.stringMatching(/^The password is set here/),
      `${file()} is a new database. If your server has another one, name it by DATABASE_URL.`
    ])
    expect(await run("add", "anna@example.com")).toHaveLength(2)
  })

  it("takes names as registration does", async () => {
    await makeDatabase()
    await expect(run("add", "anna@example.com", "A".repeat(101), " ")).rejects.toThrow(
      /^First name: Please use at most 100 characters; Last name: Last name is required$/
    )
    expect(await run("list")).toEqual(["There is no operator."])
    expect(await run("add", "anna@example.com", " Anna ", "Smith")).toEqual([
      "anna@example.com is an operator now.",
      expect.stringMatching(/^The password is set here, within 24 hours: http:\/\/localhost:3000\//)
    ])
    expect(await run("list")).toEqual([expect.stringMatching(/^anna@example\.com {2}Anna Smith {2}since /)])
  })
})
