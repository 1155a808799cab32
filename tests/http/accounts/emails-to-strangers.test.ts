import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { seedHomeowner } from "#tests/support/seed.ts"

import { emailsTaken, emailsTo } from "./links.ts"
import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash, plainPasswords } from "./plain-passwords.ts"

const hour = 3_600_000
const stranger = "stranger@example.com"

describe("Somebody who has never heard of us", () => {
  let app: RunningApp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:30:00.000Z") })
    app = await startApp({ change: (ports) => Layer.merge(ports, plainPasswords) })
  })
  afterEach(async () => {
    await app.stop()
    vi.useRealTimers()
  })

  const anAccount = () => aSignedInHomeowner(app, { passwordHash })
  type Client = Awaited<ReturnType<typeof anAccount>>["client"]
  const moveTo = (client: Client, email: string) => client.post("/api/me/email", { email, password })
  const awaited = async (client: Client) =>
    (await client.get<{ readonly newEmail: string | null }>("/api/me/account")).body.newEmail

  it("is written to five times a day by accounts that want to move to their address, and no account hears so", async () => {
    const sent: Array<number> = []
    for (let turn = 0; turn < 7; turn++) {
      const { account, client } = await anAccount()
      expect(await moveTo(client, stranger)).toMatchObject({ status: 200, body: {} })
      sent.push((await emailsTo(app, account)).filter((kind) => kind === "change-email").length)
    }
    expect(sent).toEqual([1, 1, 1, 1, 1, 0, 0])
  })

  it("is not written to in place of another whom an account had asked for just before", async () => {
    for (let turn = 0; turn < 5; turn++) await moveTo((await anAccount()).client, stranger)
    const { client } = await anAccount()
    await moveTo(client, "another@example.com")
    await moveTo(client, stranger)
    expect(await awaited(client)).toBeNull()
  })

  it("keeps the link that they have where it is asked for too often", async () => {
    const { client } = await anAccount()
    await moveTo(client, stranger)
    for (let turn = 0; turn < 4; turn++) await moveTo((await anAccount()).client, stranger)
    expect((await moveTo(client, stranger)).status).toBe(200)
    expect(await awaited(client)).toBe(stranger)
  })

  it("hears of five changes an hour of the password of who has registered with their address", async () => {
    const { client } = await anAccount()
    const change = () => client.post("/api/me/password", { current: password, password })
    const statuses: Array<number> = []
    for (let turn = 0; turn < 6; turn++) statuses.push((await change()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await change()).toMatchObject({ body: { code: "TooManyAttempts" } })
  })

  it("gets ten emails a day of what one account asks for", async () => {
    const { client } = await anAccount()
    const statuses: Array<number> = []
    const ask = async (times: number, path: string, body: object) => {
      for (let turn = 0; turn < times; turn++) statuses.push((await client.post(path, body)).status)
    }
    await ask(5, "/api/me/password", { current: password, password })
    await ask(3, "/api/me/confirmation", {})
    await ask(2, "/api/me/email", { email: stranger, password })
    expect(statuses).toEqual(Array(10).fill(200))
    vi.setSystemTime(Date.now() + 2 * hour)
    await ask(1, "/api/me/password", { current: password, password })
    await ask(1, "/api/me/confirmation", {})
    await ask(1, "/api/me/email", { email: stranger, password })
    expect(statuses.slice(10)).toEqual([429, 429, 429])
    vi.setSystemTime(Date.now() + 22 * hour)
    await ask(1, "/api/me/password", { current: password, password })
    expect(statuses.at(-1)).toBe(200)
  })

  it("whose password is asked for all day gets three links an hour, then one", async () => {
    const { email, id } = await app.run(seedHomeowner())
    // What was taken is there again after an hour: how many there are in all.
    const inAll: Array<number> = []
    for (let turn = 0; turn < 6; turn++) {
      let sent = 0
      for (let time = 0; time < 4; time++) {
        expect((await app.client().post("/api/auth/forgot", { email })).status).toBe(200)
        sent += await emailsTaken(app, { id })
      }
      inAll.push(sent)
      vi.setSystemTime(Date.now() + hour + 1_000)
    }
    expect(inAll).toEqual([3, 6, 9, 11, 12, 13])
  })
})
