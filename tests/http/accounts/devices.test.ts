import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aLink } from "./links.ts"
import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash, plainPasswords, times } from "./plain-passwords.ts"

const start = Date.parse("2026-03-02T09:30:00.000Z")

const deviceOf = (client: Client) => client.cookies.get("device") ?? ""

describe("a browser that an account has signed in from", () => {
  let app: RunningApp
  let account: Awaited<ReturnType<typeof aSignedInHomeowner>>["account"]
  let own: Client
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start })
    app = await startApp({ trustProxy: true, change: (ports) => Layer.merge(ports, plainPasswords) })
    const homeowner = await aSignedInHomeowner(app, { passwordHash })
    account = homeowner.account
    own = homeowner.client
    await own.post("/api/auth/logout")
  })
  afterEach(async () => {
    await app.stop()
    vi.useRealTimers()
  })

  const login = (client: Client, tried: string, email = account.email) =>
    client.post("/api/auth/login", { email, password: tried }, { "x-forwarded-for": "203.0.113.7" })

  const failElsewhere = () => times(10, () => login(app.client(), "wrong"))

  it("is not kept out by those who fail elsewhere, while they are", async () => {
    expect(await failElsewhere()).toEqual([401])
    expect((await login(app.client(), password)).status).toBe(429)
    expect((await login(own, password)).status).toBe(200)
  })

  it("may fail as often as the account elsewhere, and is then kept out alone", async () => {
    expect(await times(10, () => login(own, "wrong"))).toEqual([401])
    const refused = await login(own, password)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(900)
    expect((await login(app.client(), password)).status).toBe(200)
  })

  it("is let in by a password that is set by a link", async () => {
    expect(await times(10, () => login(own, "wrong"))).toEqual([401])
    expect((await login(own, password)).status).toBe(429)
    const key = await aLink(app, account)
    expect((await own.post("/api/auth/reset", { key, password: "another horse" })).status).toBe(200)
    expect((await login(own, "another horse")).status).toBe(200)
  })

  it("counts for its account alone", async () => {
    const other = await aSignedInHomeowner(app, { passwordHash })
    expect(await times(10, () => login(app.client(), "wrong", other.account.email))).toEqual([401])
    expect((await login(own, password, other.account.email)).status).toBe(429)
  })

  it("is known again for each of five accounts, the last that signed in", async () => {
    const others = []
    for (let turn = 0; turn < 5; turn++)
      others.push((await aSignedInHomeowner(app, { passwordHash })).account)
    for (const { email } of others) expect((await login(own, password, email)).status).toBe(200)
    expect(deviceOf(own).split(".")).toHaveLength(6)
    for (const { email } of [...others, account]) await times(10, () => login(app.client(), "wrong", email))
    vi.setSystemTime(start + 1_000)
    const cookie = { cookie: `device=${deviceOf(own)}`, "x-forwarded-for": "203.0.113.8" }
    const again = (email: string) => app.client().post("/api/auth/login", { email, password }, cookie)
    for (const { email } of others) expect((await again(email)).status).toBe(200)
    expect((await again(account.email)).status).toBe(429)
  })
})
