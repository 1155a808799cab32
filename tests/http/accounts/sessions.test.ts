import { createHash } from "node:crypto"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp, testSecret } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner, password } from "./people.ts"

const day = 24 * 60 * 60 * 1_000
const start = Date.parse("2026-03-02T09:30:00.000Z")

const keyOf = (client: Client) => client.cookies.get("session") ?? ""
const idOf = (key: string) => createHash("sha256").update(key).digest("hex")

/** The session as it is stored, expired or not. */
const stored = (app: RunningApp, key: string) =>
  app.run(
    Effect.flatMap(SessionRepository, ({ find }) =>
      Effect.map(find(idOf(key), "1970-01-01T00:00:00.000Z"), (found) => found?.session ?? null)
    )
  )

const isSignedIn = async (client: Client) => {
  const { body, status } = await client.get<{ user: unknown }>("/api/me")
  expect(status).toBe(200)
  return body.user !== null
}

const attributes = (setCookie: string) =>
  setCookie
    .split("; ")
    .slice(1)
    .map((part) => part.toLowerCase())

describe("sessions", () => {
  let app: RunningApp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start })
    app = await startApp()
  })
  afterEach(async () => {
    await app.stop()
    vi.useRealTimers()
  })

  it("set no cookie for visitors and store nothing for them", async () => {
    const visitor = app.client()
    const answers = [await visitor.get("/api/me"), await visitor.get("/api/categories")]
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })

  it("live seven days in a signed cookie that scripts and other sites do not get", async () => {
    const { account } = await aSignedInHomeowner(app)
    const { headers } = await app.client().post("/api/auth/login", { email: account.email, password })
    const [device = "", ...cookies] = headers.getSetCookie()
    expect(device).toMatch(/^device=/)
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session", "session.sig"])
    for (const cookie of cookies) {
      expect(attributes(cookie)).toEqual([
        "path=/",
        `expires=${new Date(start + 7 * day).toUTCString().toLowerCase()}`,
        "samesite=lax",
        "httponly"
      ])
    }
  })

  it("are stored under the SHA-256 of their key, for seven days", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    expect(await stored(app, keyOf(client))).toEqual({
      id: idOf(keyOf(client)),
      userId: account.id,
      createdAt: "2026-03-02T09:30:00.000Z",
      expiresAt: "2026-03-09T09:30:00.000Z"
    })
  })

  it("are left alone while more than half is left, and extended after that", async () => {
    const { client } = await aSignedInHomeowner(app)
    vi.setSystemTime(start + 3 * day)
    expect((await client.get("/api/me")).headers.getSetCookie()).toEqual([])

    vi.setSystemTime(start + 4 * day)
    const key = keyOf(client)
    const { headers } = await client.get("/api/me")
    expect(headers.getSetCookie()).toHaveLength(2)
    expect(keyOf(client)).toBe(key)
    expect(await stored(app, key)).toMatchObject({
      createdAt: "2026-03-02T09:30:00.000Z",
      expiresAt: "2026-03-13T09:30:00.000Z"
    })
    vi.setSystemTime(start + 10 * day)
    expect(await isSignedIn(client)).toBe(true)
  })

  it("end after seven days, and their row goes when they are seen", async () => {
    const { client } = await aSignedInHomeowner(app)
    const key = keyOf(client)
    vi.setSystemTime(start + 7 * day)
    expect(await stored(app, key)).not.toBeNull()
    expect(await isSignedIn(client)).toBe(false)
    expect(await stored(app, key)).toBeNull()
    expect((await client.get("/api/quotes")).status).toBe(401)
  })

  it("get a new key on sign-in and on registration, and the one before dies", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const keys = [keyOf(client)]
    await client.post("/api/auth/login", { email: account.email, password })
    keys.push(keyOf(client))
    await client.post("/api/auth/register", {
      username: "another",
      email: "another@example.com",
      firstName: "Ann",
      lastName: "Other",
      password
    })
    keys.push(keyOf(client))
    expect(new Set(keys).size).toBe(3)
    const rows = await Promise.all(keys.map((key) => stored(app, key)))
    expect(rows.map((row) => row !== null)).toEqual([false, false, true])
  })

  it("do not survive a failed sign-in any less", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const key = keyOf(client)
    expect((await client.post("/api/auth/login", { email: account.email, password: "wrong" })).status).toBe(
      401
    )
    expect(keyOf(client)).toBe(key)
    expect(await isSignedIn(client)).toBe(true)
  })

  it("lose their row on sign-out", async () => {
    const { client } = await aSignedInHomeowner(app)
    const key = keyOf(client)
    await client.post("/api/auth/logout")
    expect(await stored(app, key)).toBeNull()
  })

  it.each([
    [
      "a key nobody signed",
      (cookie: string) => `session=${crypto.randomUUID()}; session.sig=${cookie.slice(-27)}`
    ],
    ["another signature", (cookie: string) => `${cookie.slice(0, -2)}zz`],
    ["no signature", (cookie: string) => cookie.split(";")[0] ?? ""],
    ["garbage", () => 'session=%00%ff";=;;; session.sig=~'],
    ["an empty cookie", () => "session=; session.sig="],
    ["a giant", () => `session=${"x".repeat(7_000)}; session.sig=x`]
  ])("are not opened by %s", async (_, forge) => {
    const { client } = await aSignedInHomeowner(app)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const answer = await app.client().get("/api/me", { cookie: forge(cookie) })
    expect(answer).toMatchObject({ status: 200, body: { user: null } })
    expect((await app.client().get("/api/quotes", { cookie: forge(cookie) })).status).toBe(401)
    expect(await isSignedIn(client)).toBe(true)
  })

  it("are closed to whoever has read the table", async () => {
    const { client } = await aSignedInHomeowner(app)
    const cookie = `session=${idOf(keyOf(client))}; session.sig=${client.cookies.get("session.sig")}`
    expect(await app.client().get("/api/me", { cookie })).toMatchObject({ body: { user: null } })
  })
})

it("sessions cost one read of the store for whoever is signed in, and none for visitors", async () => {
  const reads: Array<string> = []
  const counted = Layer.effect(
    SessionRepository,
    Effect.map(SessionRepository, (sessions) => ({
      ...sessions,
      find: (id, now) => Effect.tap(sessions.find(id, now), () => Effect.sync(() => reads.push(id)))
    }))
  )
  const app = await startApp({ change: (ports) => Layer.provideMerge(counted, ports) })
  const { client } = await aSignedInHomeowner(app)
  expect(reads).toEqual([])
  await app.client().get("/api/categories")
  expect(reads).toEqual([])
  await client.get("/api/quotes")
  expect(reads).toEqual([idOf(keyOf(client))])
  await app.stop()
})

/** Gives one caller another's cookies. */
const carry = (from: Client, to: Client) => {
  for (const [name, value] of from.cookies) to.cookies.set(name, value)
  return to
}

describe("session secrets", () => {
  const next = "a newer secret, which signs from now on"
  const apps: Array<RunningApp> = []
  const open = async (options: Parameters<typeof startApp>[0]) => {
    const app = await startApp(options)
    apps.push(app)
    return app
  }
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.stop())))

  it("rotate: an old signature is believed and replaced, and the cookie keeps its seven days", async () => {
    const store = MemoryAdapters()
    const { client } = await aSignedInHomeowner(await open({ store }))

    const rotating = carry(client, (await open({ store, sessionSecrets: [next, testSecret] })).client())
    const { headers } = await rotating.get("/api/me")
    const cookies = headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session", "session.sig"])
    for (const cookie of cookies) expect(attributes(cookie)).toEqual(attributes(cookies[0] ?? ""))
    expect(cookies[0]).toMatch(/expires=.*samesite=lax; httponly/)

    const rotated = await open({ store, sessionSecrets: [next] })
    expect(await isSignedIn(carry(rotating, rotated.client()))).toBe(true)
    expect(await isSignedIn(carry(client, rotated.client()))).toBe(false)
  })
})
