import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import Knex from "knex"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { requireUpToDate } from "#adapters/db-knex/migrations/bring-up-to-date.ts"
import { SqliteBesideServer, sqliteConfig } from "#adapters/db-sqlite/index.ts"
import { runOperator } from "#adapters/operators.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { testSecret } from "#tests/support/app/start-app.ts"
import { aQuoteRequest } from "#tests/support/builders.ts"
import { databasesUnderTest, emptyDatabase } from "#tests/support/empty-databases.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { addOperator } from "#use-cases/operator/staff.ts"

import { aLink } from "../accounts/links.ts"
import { aSignedInHomeowner, password } from "../accounts/people.ts"
import { isSignedIn } from "../accounts/session-keys.ts"

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
    expect(await run("add", "anna@example.com", "Hannah", "Jones")).toEqual([
      "anna@example.com was an operator already.",
      "The name stays as it is: Anna Smith.",
      expect.stringMatching(/^The password is set here/)
    ])
  })

  it.each(["add anna@example.com Anna van Dyke", "remove anna@example.com ben@example.com", "list all"])(
    "takes no word that it would drop: %s",
    async (words) => {
      await makeDatabase()
      await expect(run(...words.split(" "))).rejects.toThrow(/^Usage: /)
    }
  )

  it("lets operators go, but for the last one", async () => {
    await makeDatabase()
    for (const email of ["anna@example.com", "ben@example.com"]) await run("add", email)
    await run("remove", "ben@example.com")
    await expect(run("remove", "ben@example.com")).rejects.toThrow("There is no operator with this address.")
    await expect(run("remove", "anna@example.com")).rejects.toThrow("There would be no operator left.")
    expect(await run("list")).toEqual([expect.stringMatching(/^anna@example\.com /)])
  })

  it("prints a line a sentence, whatever a stranger's name would do to a terminal", async () => {
    await makeDatabase()
    const stranger = seedHomeowner({
      email: "anna@example.com",
      firstName: "Mal\u001b[31mlory",
      lastName: "Reed\nBye"
    })
    await Effect.runPromise(Effect.provide(stranger, SqliteBesideServer(file(), requireUpToDate)))
    expect((await run("add", "anna@example.com"))[1]).toMatch(/ of Mal \[31mlory Reed Bye: /)
  })

  it("says whose account was there before, and that it is that person's no longer", async () => {
    await makeDatabase()
    const stranger = seedHomeowner({ email: "anna@example.com", firstName: "Mallory", lastName: "Reed" })
    await Effect.runPromise(Effect.provide(stranger, SqliteBesideServer(file(), requireUpToDate)))
    expect(await run("add", "anna@example.com", "Anna", "Smith")).toEqual([
      "anna@example.com is an operator now.",
      "There was an account with this address, of Mallory Reed: its password works no longer, and it is signed out everywhere.",
      expect.stringMatching(/^The password is set here/)
    ])
    expect(await run("add", "anna@example.com")).toEqual([
      "anna@example.com was an operator already.",
      expect.stringMatching(/^The password is set here/)
    ])
  })
})

describe.each(databasesUnderTest)("The command line for operators on %s", (name) => {
  it("fills an empty database, and leaves one of an older version to the server", async () => {
    const { config, remove, url } = await emptyDatabase[name]()
    const settings = { DATABASE_URL: url, NODE_ENV: "test", SESSION_SECRET: testSecret }
    const knex = Knex(config)
    // A new SQLite database has no file yet.
    const nothing =
      /^(DATABASE_URL names a database with nothing in it; start the server first|There is no database)/
    for (const words of [["list"], ["remove", "anna@example.com"]]) {
      await expect(runOperator(settings, words)).rejects.toThrow(nothing)
      expect(await knex.schema.hasTable("knex_migrations")).toBe(false)
    }
    expect((await runOperator(settings, ["add", "anna@example.com"])).at(-1)).toMatch(/ is a new database\. /)
    await knex.migrate.down()
    const older = await knex("knex_migrations").pluck("name")
    for (const words of [["list"], ["add", "ben@example.com"], ["remove", "anna@example.com"]]) {
      await expect(runOperator(settings, words)).rejects.toThrow(
        "DATABASE_URL names a database that belongs to an older version of this program; start the server first"
      )
    }
    expect(await knex("knex_migrations").pluck("name")).toEqual(older)
    await knex.migrate.latest()
    expect(await runOperator(settings, ["list"])).toEqual([expect.stringMatching(/^anna@example\.com /)])
    await knex.destroy()
    await remove()
  })
})

describe("An account that becomes an operator's", () => {
  const app = atApp()
  afterEach(() => void vi.useRealTimers())

  const added = (email: string) => app.run(addOperator({ email, firstName: "Anna", lastName: "Smith" }))
  const login = (email: string, typed: string) =>
    app.client().post("/api/auth/login", { email, password: typed })

  it("is nobody's who had registered the address, but theirs who is given the link", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const { email } = account
    const { path } = await added(email)
    expect(await isSignedIn(client)).toBe(false)
    expect((await client.get("/api/admin/queue")).status).toBe(404)
    expect((await login(email, password)).status).toBe(401)

    const chosen = "a password of my own"
    const [, key] = path.split("#")
    expect((await app.client().post("/api/auth/reset", { key, password: chosen })).status).toBe(200)
    const operator = app.client()
    expect((await operator.post("/api/auth/login", { email, password: chosen })).status).toBe(200)
    expect((await operator.get("/api/admin/queue")).status).toBe(200)
  })

  it("gets a link that works for 24 hours", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:30:00.000Z") })
    const [, key] = (await added("carol@example.com")).path.split("#")
    const look = async () => (await app.client().post("/api/auth/reset/look", { key })).status
    vi.setSystemTime(Date.parse("2026-03-03T09:29:59.000Z"))
    expect(await look()).toBe(200)
    vi.setSystemTime(Date.parse("2026-03-03T09:30:00.000Z"))
    expect(await look()).toBe(422)
  })

  it("keeps its address, whatever was asked for before", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const elsewhere = `thief-${account.email}`
    await client.post("/api/me/email", { email: elsewhere, password })
    const change = await aLink(app, { ...account, email: elsewhere }, { purpose: "change" })
    const reset = await aLink(app, account)
    const { path } = await added(account.email)
    expect((await app.client().post("/api/auth/confirm", { key: change })).status).toBe(422)
    expect((await app.client().post("/api/auth/reset", { key: reset, password })).status).toBe(422)
    const [, key] = path.split("#")
    expect((await app.client().post("/api/auth/reset/look", { key })).status).toBe(200)
  })

  it("stays as it is where there is one already, who gets another link", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    await added(account.email)
    const [, key] = (await added(account.email)).path.split("#")
    await app.client().post("/api/auth/reset", { key, password })
    const operator = app.client()
    await operator.post("/api/auth/login", { email: account.email, password })
    expect(await added(account.email)).toMatchObject({ isNew: false })
    expect([await isSignedIn(client), await isSignedIn(operator)]).toEqual([false, true])
  })

  it("is refused as it is while it takes part in the marketplace", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const provider = await app.run(seedProvider())
    expect((await client.post("/api/quotes", aQuoteRequest(provider.id))).status).toBe(201)
    await expect(added(account.email)).rejects.toThrow("takes part in the marketplace")
    expect(await isSignedIn(client)).toBe(true)
    expect((await login(account.email, password)).status).toBe(200)
  })
})
