import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner, password } from "./people.ts"
import { attributes, idOf, isSignedIn, keyOf } from "./session-keys.ts"

const day = 24 * 60 * 60 * 1_000
const start = Date.parse("2026-03-02T09:30:00.000Z")

/** The session as it is stored, expired or not. */
const stored = (app: RunningApp, key: string) =>
  app.run(
    Effect.flatMap(SessionRepository, ({ find }) =>
      Effect.map(find(idOf(key), "1970-01-01T00:00:00.000Z"), (found) => found?.session ?? null)
    )
  )

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
      expiresAt: "2026-03-09T09:30:00.000Z",
      publicId: expect.stringMatching(/^[\da-f-]{36}$/),
      userAgent: "node",
      // It is half past eleven in Hawaii, where a day ends.
      seenOn: "2026-03-01",
      unlockedUntil: null
    })
  })

  it("keep the first 200 characters of what the browser calls itself", async () => {
    const { account } = await aSignedInHomeowner(app)
    const client = app.client()
    const login = { email: account.email, password }
    await client.post("/api/auth/login", login, { "user-agent": `${"x".repeat(200)}y` })
    expect(await stored(app, keyOf(client))).toMatchObject({ userAgent: "x".repeat(200) })
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

it("a sign-out that is not stored is not said to be done", async () => {
  let isDiskFull = false
  const failing = Layer.effect(
    SessionRepository,
    Effect.map(SessionRepository, (sessions) => ({
      ...sessions,
      remove: (id) =>
        Effect.suspend(() => (isDiskFull ? Effect.die(new Error("The disk is full")) : sessions.remove(id)))
    }))
  )
  const app = await startApp({ change: (ports) => Layer.provideMerge(failing, ports) })
  const { client } = await aSignedInHomeowner(app)
  const key = keyOf(client)
  isDiskFull = true
  expect((await client.post("/api/auth/logout")).status).toBe(500)
  expect(await stored(app, key)).not.toBeNull()
  isDiskFull = false
  expect((await client.post("/api/auth/logout")).status).toBe(200)
  expect(await stored(app, key)).toBeNull()
  await app.stop()
})
