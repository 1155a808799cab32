import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { seedHomeowner } from "#tests/support/seed.ts"

import { aLink, emailsTaken, emailsTo } from "./links.ts"
import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash, plainPasswords, times } from "./plain-passwords.ts"
import { isSignedIn } from "./session-keys.ts"

const minute = 60_000
const chosen = "a longer password"
const deadLink = "This link has expired or was used already. Please ask for a new one."

const from = (address: string) => ({ "x-forwarded-for": address })

describe("a forgotten password", () => {
  let app: RunningApp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:30:00.000Z") })
    app = await startApp({ trustProxy: true, change: (ports) => Layer.merge(ports, plainPasswords) })
  })
  afterEach(async () => {
    await app.stop()
    vi.useRealTimers()
  })

  const forgot = (email: string, address = "203.0.113.7") =>
    app.client().post<Problem>("/api/auth/forgot", { email }, from(address))
  const look = (key: string) => app.client().post<Problem>("/api/auth/reset/look", { key })
  const reset = (key: string, tried = chosen) =>
    app.client().post<Problem>("/api/auth/reset", { key, password: tried })
  const login = (email: string, tried: string) =>
    app.client().post("/api/auth/login", { email, password: tried })

  it("is answered alike for known and unknown addresses, and an email waits for the known one", async () => {
    const account = await app.run(seedHomeowner())
    const answers = [await forgot(` ${account.email.toUpperCase()}`), await forgot("nobody@example.com")]
    expect(answers.map(({ body, status }) => [status, body])).toEqual([
      [200, {}],
      [200, {}]
    ])
    expect(await emailsTo(app, account)).toEqual(["reset-password"])
  })

  it("asked for more than three times an hour sends no further email, and tells nobody so", async () => {
    const account = await app.run(seedHomeowner())
    const sent: Array<number> = []
    for (let turn = 0; turn < 5; turn++) {
      expect(await forgot(account.email)).toMatchObject({ status: 200, body: {} })
      sent.push(await emailsTaken(app, account))
    }
    expect(sent).toEqual([1, 1, 1, 0, 0])
  })

  it("can be asked for twenty times an hour from one address, whomever it is about", async () => {
    expect(await times(20, (turn) => forgot(`nobody${turn}@example.com`))).toEqual([200])
    expect((await forgot("somebody@example.com")).status).toBe(429)
    expect((await forgot("somebody@example.com", "203.0.113.8")).status).toBe(200)
    vi.setSystemTime(Date.now() + 61 * minute)
    expect((await forgot("somebody@example.com")).status).toBe(200)
  })

  it("has a link that shows whose it is, sets a password once, and signs nobody in", async () => {
    const { account, client } = await aSignedInHomeowner(app, { passwordHash, email: "olivia@example.com" })
    const key = await aLink(app, account)
    expect(await look(key)).toMatchObject({ status: 200, body: { email: "o•••@example.com" } })
    const answer = await reset(key)
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([200, {}, []])
    expect(await isSignedIn(client)).toBe(false)
    expect((await login(account.email, password)).status).toBe(401)
    expect((await login(account.email, chosen)).status).toBe(200)
    expect(await reset(key)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "key", message: deadLink }] }
    })
    expect(await emailsTo(app, account)).toEqual(["password-changed"])
  })

  it("is no change where an invited person sets the first one, but is where they set another", async () => {
    const account = await app.run(seedHomeowner())
    for (const _ of [1, 2])
      expect((await reset(await aLink(app, account, { purpose: "invite" }))).status).toBe(200)
    expect(await emailsTo(app, account)).toEqual(["password-set", "password-changed"])
  })

  it("that is set lets in at once whom failed sign-ins had locked out, and confirms the address", async () => {
    const account = await app.run(seedHomeowner({ passwordHash }))
    expect(await times(10, () => login(account.email, "wrong"))).toEqual([401])
    expect((await login(account.email, password)).status).toBe(429)
    await reset(await aLink(app, account))
    const client = app.client()
    expect((await client.post("/api/auth/login", { email: account.email, password: chosen })).status).toBe(
      200
    )
    expect(await client.get("/api/me/account")).toMatchObject({ body: { emailConfirmed: true } })
  })

  it("that is set can be changed at once, also where the former one was guessed too often", async () => {
    const { account, client } = await aSignedInHomeowner(app, { passwordHash })
    const change = (by: typeof client, current: string) =>
      by.post("/api/me/password", { current, password: "a password of my own" })
    expect(await times(10, () => change(client, "wrong"))).toEqual([422])
    expect((await change(client, password)).status).toBe(429)
    await reset(await aLink(app, account))
    const again = app.client()
    await again.post("/api/auth/login", { email: account.email, password: chosen })
    expect((await change(again, chosen)).status).toBe(200)
  })

  it("takes a change of the address back that somebody else had asked for", async () => {
    const { account, client } = await aSignedInHomeowner(app, { passwordHash })
    await client.post("/api/me/email", { email: "thief@example.com", password })
    const change = await aLink(app, { ...account, email: "thief@example.com" }, { purpose: "change" })
    await reset(await aLink(app, account))
    expect((await app.client().post("/api/auth/confirm", { key: change })).status).toBe(422)
    expect((await login(account.email, chosen)).status).toBe(200)
  })

  it("says at the field what is wrong with the new one, and keeps the link", async () => {
    const key = await aLink(app, await app.run(seedHomeowner()))
    expect(await reset(key, "short")).toMatchObject({
      status: 422,
      body: { errors: [{ field: "password", message: "Password must be at least 8 characters" }] }
    })
    expect((await reset(key)).status).toBe(200)
  })

  it.each([
    ["expired", { expiresAt: "2026-03-02T09:30:00.000Z" }],
    ["used already", { usedAt: "2026-03-02T09:29:00.000Z" }],
    ["for another purpose", { purpose: "confirm" as const }],
    ["for an address that the account has no more", { email: "former@example.com" }]
  ])("has no use for a link that is %s", async (_, about) => {
    const key = await aLink(app, await app.run(seedHomeowner()), about)
    const problem = { status: 422, body: { detail: deadLink, errors: [{ field: "key", message: deadLink }] } }
    expect(await look(key)).toMatchObject(problem)
    expect(await reset(key)).toMatchObject(problem)
  })

  it.each([
    ["empty", ""],
    ["longer than any key", "k".repeat(201)],
    ["not to be typed", "\u0000"]
  ])("has no use for a key that is %s", async (_, key) => {
    const problem = { status: 422, body: { detail: deadLink, errors: [{ field: "key", message: deadLink }] } }
    expect(await look(key)).toMatchObject(problem)
    expect(await reset(key)).toMatchObject(problem)
  })

  it("lets keys be guessed twenty times from an address, also by a link that was cut off", async () => {
    const account = await app.run(seedHomeowner())
    const key = await aLink(app, account)
    expect(await times(10, () => look(key.slice(0, -1)))).toEqual([422])
    expect(await times(10, () => reset("guessed"))).toEqual([422])
    expect((await look(key)).status).toBe(429)
    vi.setSystemTime(Date.now() + 16 * minute)
    expect((await look(key)).status).toBe(200)
  })
})
