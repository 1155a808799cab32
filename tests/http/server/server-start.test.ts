import { writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { join, resolve } from "node:path"

import Knex from "knex"
import { describe, expect, it } from "vitest"

import { builtUi } from "#adapters/built-ui.ts"
import { sqliteConfig } from "#adapters/db-sqlite/index.ts"
import { StartupFailure } from "#adapters/startup-failure.ts"
import { Client } from "#tests/support/app/client.ts"
import { freePort } from "#tests/support/app/free-port.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"
import { serverProcesses } from "#tests/support/app/server-process.ts"

const nobody = {
  mail: { route: { kind: "off" }, replyTo: null, postalAddress: null },
  namesDemoAccounts: false,
  siteOperator: { name: null, email: null, address: null }
} as const

// Starting a server takes seconds where the machine is busy, and some tests start three.
describe("A server that cannot start", { timeout: 60_000 }, () => {
  const { folder, start } = serverProcesses()

  const failureOf = async (environment: Readonly<Record<string, string>>) => {
    const { code, err, out } = await start(environment).ended
    return { code, out, lines: err.trimEnd().split("\n") }
  }

  it.each([
    [{ PORT: "http" }, /^PORT is "http", .*for example PORT=3000$/],
    [{ DATABASE_URL: "oracle://db" }, /^DATABASE_URL names a database of an unknown kind; /],
    [{ SESSION_SECRET: "hunter2" }, /^SESSION_SECRET has a secret of fewer than 32 characters; /],
    [{ NODE_ENV: "prod" }, /^NODE_ENV is "prod", none of production, development, test; for example /],
    [
      {
        SMTP_URL: "smtp://user:p%zz@mail.example.com",
        MAIL_FROM: "no-reply@example.com",
        PUBLIC_URL: "https://www.example.com"
      },
      /^SMTP_URL is not the address of a mail server; /
    ],
    [{ NODE_ENV: "production" }, /^SESSION_SECRET is not set, and production needs one; /],
    [
      { DEMO_DATA: "1", PHOTOS_DIR: "/proc/none/photos" },
      /^PHOTOS_DIR names a folder in which no photo can be kept: ENOENT: .*; for example PHOTOS_DIR=data\/photos$/
    ],
    [{ HOST: "192.0.2.1" }, /^HOST is 192\.0\.2\.1, no address of this machine; /]
  ])("does not start with %j: one line, exit code 1", async (environment, wanted) => {
    expect(await failureOf(environment)).toEqual({ code: 1, out: "", lines: [expect.stringMatching(wanted)] })
  })

  it("does not start on a port in use: one line, exit code 1", async () => {
    const holder = createServer()
    const port = String(await listenAnywhere(holder))
    const { code, lines } = await failureOf({ PORT: port })
    holder.close()
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [expect.stringMatching(`^PORT is ${port}, which another program uses; for example PORT=`)]
    })
  })

  it("does not start on a file that another server uses: one line, exit code 1", async () => {
    const first = start()
    const client = new Client(await first.ready)
    expect(await failureOf({})).toEqual({
      code: 1,
      out: "",
      lines: [
        "DATABASE_URL names a file that another server uses; stop that one, or name another file; for example DATABASE_URL=sqlite:data/marketplace.sqlite"
      ]
    })
    expect((await client.get("/api/categories")).status).toBe(200)
    // Even after a kill the lock on its file is released.
    first.kill("SIGKILL")
    await first.ended
    await start().ready
  })

  it.each([
    [
      "a file that is no database",
      "text.sqlite",
      /^DATABASE_URL names a database that cannot be opened: SQLITE_NOTADB: .*; for example DATABASE_URL=sqlite:/
    ],
    [
      "a folder",
      ".",
      /^DATABASE_URL names a database that cannot be opened: SQLITE_CANTOPEN: .*; for example DATABASE_URL=sqlite:/
    ],
    [
      "a folder that cannot be made",
      "/proc/none/marketplace.sqlite",
      /^DATABASE_URL names a database that cannot be opened: ENOENT: .*; for example DATABASE_URL=sqlite:/
    ]
  ])("does not start on %s: one line, exit code 1", async (_, path, wanted) => {
    writeFileSync(join(folder(), "text.sqlite"), "This is a letter to my landlord.\n".repeat(100))
    const database = {
      DATABASE_URL: `sqlite:${resolve(folder(), path)}`,
      SESSION_SECRET: "a secret that only this test knows"
    }
    expect(await failureOf(database)).toEqual({ code: 1, out: "", lines: [expect.stringMatching(wanted)] })
  })

  it("does not start on a database of a newer version: one line, exit code 1", async () => {
    const knex = Knex(sqliteConfig(join(folder(), "marketplace.sqlite")))
    await knex.migrate.latest()
    await knex("knex_migrations").insert({ name: "999-tomorrow", batch: 2, migration_time: new Date() })
    await knex.destroy()
    expect((await failureOf({})).lines).toEqual([
      "DATABASE_URL names a database that belongs to a newer version of this program; for example DATABASE_URL=sqlite:data/marketplace.sqlite"
    ])
  })

  it("starts though a server died in the middle of its migrations", async () => {
    const knex = Knex(sqliteConfig(join(folder(), "marketplace.sqlite")))
    await knex.migrate.latest()
    await knex("knex_migrations_lock").update({ is_locked: 1 })
    await knex.destroy()
    const client = new Client(await start().ready)
    expect((await client.get("/readyz")).status).toBe(200)
  })

  it("does not start without its database: one line without the password, exit code 1", async () => {
    const port = await freePort()
    const { code, lines } = await failureOf({
      DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${port}/nothing`
    })
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [
        expect.stringMatching(
          /^DATABASE_URL names a database that cannot be opened: .*ECONNREFUSED.*; for example /
        )
      ]
    })
    expect(lines.join()).not.toContain("hunter2")
  })

  it("does not start without its interface, and names the command that builds it", async () => {
    const missing = builtUi(folder(), { ...nobody, mayLackUi: false })
    await expect(missing).rejects.toThrow(StartupFailure)
    await expect(missing).rejects.toThrow("npm run build")
    expect(await builtUi(folder(), { ...nobody, mayLackUi: true })).toBeNull()
  })
})
