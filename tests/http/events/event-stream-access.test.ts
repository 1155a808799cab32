import { setTimeout } from "node:timers/promises"

import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, describe, expect, it, vi } from "vitest"

import { topicOfUser } from "#domain/events/event.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { EventLog } from "#ports/event-log.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { someNews } from "#tests/support/builders.ts"

import { aSignedInHomeowner, password, signIn } from "../accounts/people.ts"

describe("A stream of events", () => {
  let app: RunningApp
  const start = async (options: Parameters<typeof startApp>[0] = {}) => {
    app = await startApp(options)
    return aSignedInHomeowner(app)
  }
  afterEach(() => app.stop())

  /** Appends `count` events for a person; returns the ids of their things. */
  const tell = async (to: UserId, count = 1) => {
    const news = Array.from({ length: count }, () => someNews({ to: [topicOfUser(to)] }))
    await app.run(Effect.flatMap(EventLog, (log) => log.append(news)))
    return news.map(({ id }) => id)
  }

  const linesOfStreams = () => app.logLines.filter((line) => line.includes("/api/events"))

  it("is for the signed-in", async () => {
    await start()
    const answer = await app.client().get("/api/events")
    expect(answer).toMatchObject({ status: 401, body: { code: "NotSignedIn", status: 401 } })
    expect(answer.headers.get("content-type")).toContain("application/problem+json")
  })

  it("is not begun by whoever only asks for its headers, and takes no other method", async () => {
    const { client } = await start()
    const { headers, status } = await client.send("HEAD", "/api/events")
    expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream"])
    expect((await client.post("/api/events")).status).toBe(405)
  })

  it("is one of ten at most, until one of them ends; each person has ten", async () => {
    const { client } = await start()
    const streams = await Promise.all(Array.from({ length: 10 }, () => openStream(client)))
    expect(streams.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const answer = await client.get("/api/events")
    expect(answer).toMatchObject({ status: 429, body: { code: "TooManyStreams" } })
    expect(answer.headers.get("retry-after")).toBe("30")
    const { client: neighbour } = await aSignedInHomeowner(app)
    expect((await openStream(neighbour)).status).toBe(200)

    streams[3]?.leave()
    await expect.poll(async () => (await openStream(client)).status, { timeout: 10_000 }).toBe(200)
    expect((await client.get("/api/events")).status).toBe(429)
  })

  it("does not count for people who left before the server knew them", async () => {
    let asked = 0
    const known = Deferred.makeUnsafe<void>()
    const later = Effect.andThen(
      Effect.sync(() => (asked += 1)),
      Deferred.await(known)
    )
    const slow = Layer.effect(
      SessionRepository,
      Effect.map(SessionRepository, (sessions) => ({
        ...sessions,
        find: (id, now) => Effect.andThen(later, sessions.find(id, now))
      }))
    )
    const { client } = await start({ change: (ports) => Layer.provideMerge(slow, ports) })
    const leave = new AbortController()
    const left = Array.from({ length: 10 }, () =>
      client.open("/api/events", {}, leave.signal).catch(() => "left")
    )
    await expect.poll(() => asked, { timeout: 10_000 }).toBe(10)
    leave.abort()
    await Promise.all(left)
    await expect.poll(() => linesOfStreams().length, { timeout: 10_000 }).toBe(10)
    await app.run(Deferred.succeed(known, undefined))
    expect((await openStream(client)).status).toBe(200)
  })

  it("ends when its session is signed out, and no other does", async () => {
    const { account, client } = await start()
    const elsewhere = await signIn(app, account)
    const [stream, other] = [await openStream(client), await openStream(elsewhere)]
    await client.post("/api/auth/logout")
    expect(await stream.ended).toBe(true)
    const [id] = await tell(account.id)
    expect(await other.next()).toMatchObject({ data: { id } })
    expect(stream.events).toEqual([])
    expect((await client.get("/api/events")).status).toBe(401)
  })

  it("ends when somebody signs in over its session", async () => {
    const { account, client } = await start()
    const stream = await openStream(client)
    await client.post("/api/auth/login", { email: account.email, password })
    expect(await stream.ended).toBe(true)
    expect((await openStream(client)).status).toBe(200)
  })

  it("ends with its session's time", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    try {
      const { client } = await start({ heartbeatMs: 5 })
      const stream = await openStream(client)
      await stream.until(() => stream.comments > 2)
      vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60 * 1_000)
      expect(await stream.ended).toBe(true)
    } finally {
      vi.useRealTimers()
    }
  })

  it("asks after its session no more, once its reader has left", async () => {
    let looks = 0
    const counted = Layer.effect(
      SessionRepository,
      Effect.map(SessionRepository, (sessions) => ({
        ...sessions,
        find: (id, now) => Effect.tap(sessions.find(id, now), () => Effect.sync(() => (looks += 1)))
      }))
    )
    const { client } = await start({ heartbeatMs: 5, change: (ports) => Layer.provideMerge(counted, ports) })
    const stream = await openStream(client)
    await expect.poll(() => looks).toBeGreaterThan(3)
    stream.leave()
    await expect.poll(linesOfStreams, { timeout: 10_000 }).toHaveLength(1)
    const before = looks
    await setTimeout(150)
    // One look may have been under way.
    expect(looks - before).toBeLessThanOrEqual(1)
  })

  it("ends in order, and at once, when the server stops", async () => {
    const { client } = await start()
    const streams = [await openStream(client), await openStream(client)]
    const before = performance.now()
    await app.stop(60_000)
    expect(performance.now() - before).toBeLessThan(5_000)
    expect(await Promise.all(streams.map(({ ended }) => ended))).toEqual([true, true])
  })

  it("leaves one line in the log, at its end", async () => {
    const { client } = await start()
    const stream = await openStream(client)
    expect(linesOfStreams()).toEqual([])
    stream.leave()
    await expect.poll(linesOfStreams, { timeout: 10_000 }).toHaveLength(1)
    expect(JSON.parse(linesOfStreams()[0] ?? "")).toMatchObject({ status: 200, ms: expect.any(Number) })
  })
})
