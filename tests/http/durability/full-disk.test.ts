import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { Conversation, Message } from "#domain/messaging/conversation.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { limitedSqlite } from "#tests/support/stores/limited-sqlite.ts"

import { aSignedInHomeowner, aSignedInProvider, password } from "../accounts/people.ts"

describe("A disk that is full", () => {
  let store: ReturnType<typeof limitedSqlite>
  let app: RunningApp
  beforeAll(async () => {
    store = limitedSqlite()
    app = await startApp({ store: store.layer })
  })
  afterAll(async () => {
    await app.stop()
    store.remove()
  })

  const ready = async () => (await app.client().get("/readyz")).status

  it("refuses what it cannot keep, keeps what it has confirmed, and goes on when there is room", async () => {
    const { account, client } = await aSignedInHomeowner(app)
    const { profile } = await aSignedInProvider(app)
    const opened = await client.post<Conversation>("/api/conversations", { providerId: profile.id })
    const path = `/api/conversations/${opened.body.id}/messages`
    const send = (number: number) => client.post<Message>(path, { content: `${number} `.padEnd(4_000, "x") })
    await store.limit(200_000)

    const sent = await Promise.all(Array.from({ length: 100 }, (_, number) => send(number)))
    const confirmed = sent.filter(({ status }) => status === 201)
    const refused = sent.filter(({ status }) => status !== 201)
    expect(confirmed.length).toBeGreaterThan(10)
    expect(refused.length).toBeGreaterThan(10)
    for (const { body, headers, status } of refused) {
      expect({ status, body }).toMatchObject({
        status: 503,
        body: {
          code: "StoreFull",
          detail: "Our database has no room left, so nothing was saved. Please try again later."
        }
      })
      expect(headers.get("retry-after")).toBe("60")
    }
    expect(app.logLines.join("")).toContain('"code":"SQLITE_FULL"')

    expect(await ready()).toBe(503)
    // Small writes may still fit.
    expect((await client.put("/api/me", { ...account, lastName: "Diaz" })).status).toBe(200)
    expect(await ready()).toBe(503)
    expect((await app.client().get("/healthz")).status).toBe(200)
    expect((await app.client().get("/api/providers")).status).toBe(200)
    const { body: kept } = await client.get<ReadonlyArray<Message>>(`${path}?limit=200`)
    expect(kept.map(({ id }) => id).toSorted()).toEqual(confirmed.map(({ body }) => body.id).toSorted())

    await store.makeRoom()
    expect(await ready()).toBe(200)
    expect((await send(101)).status).toBe(201)
    const again = await app.client().post("/api/auth/login", { email: account.email, password })
    expect(again.status).toBe(200)
    expect(await ready()).toBe(200)
  })
})

/** The end of a session moved five days earlier, so that less than half of its time is left. */
const asOfHalfTime = (expiresAt: string) => new Date(Date.parse(expiresAt) - 5 * 86_400_000).toISOString()

it("sends nobody away whose session is due to be extended and cannot be", async () => {
  const whole = Layer.effect(
    SessionRepository,
    Effect.map(SessionRepository, (sessions) => {
      return {
        ...sessions,
        insert: (session) => sessions.insert({ ...session, expiresAt: asOfHalfTime(session.expiresAt) }),
        extend: () => Effect.die(new StoreUnavailable("full", new Error("SQLITE_FULL")))
      }
    })
  )
  const app = await startApp({ change: (ports) => Layer.provideMerge(whole, ports) })
  const { account, client } = await aSignedInHomeowner(app)
  expect(await client.get("/api/me")).toMatchObject({ status: 200, body: { user: { id: account.id } } })
  await app.stop()
})

it("lets who has the cookie of an ended session read what visitors read", async () => {
  const whole = Layer.effect(
    SessionRepository,
    Effect.map(SessionRepository, (sessions) => {
      return { ...sessions, remove: () => Effect.die(new StoreUnavailable("full", new Error("SQLITE_FULL"))) }
    })
  )
  const app = await startApp({ change: (ports) => Layer.provideMerge(whole, ports) })
  const { account, client } = await aSignedInHomeowner(app)
  await app.run(Effect.flatMap(SessionRepository, ({ removeAll }) => removeAll(account.id, null)))
  expect((await client.get("/api/quotes")).status).toBe(401)
  expect((await client.get("/api/providers")).status).toBe(200)
  await app.stop()
})
