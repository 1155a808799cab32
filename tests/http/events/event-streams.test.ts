import * as Effect from "effect/Effect"
import { afterEach, describe, expect, it } from "vitest"

import { topicOfUser } from "#domain/events/event.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { EventLog } from "#ports/event-log.ts"
import { openStream, resumeStream } from "#tests/support/app/event-stream.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { someNews } from "#tests/support/builders.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

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

  it("is plain text/event-stream that nobody stores, collects or compresses", async () => {
    const { account, client } = await start()
    const stream = await openStream(client, { "accept-encoding": "gzip, br" })
    expect(stream.status).toBe(200)
    expect(Object.fromEntries(stream.headers)).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store",
      "x-accel-buffering": "no"
    })
    expect(stream.headers.get("content-encoding")).toBeNull()
    const [small] = await tell(account.id)
    expect(await stream.next()).toMatchObject({ data: { id: small } })
    const many = await tell(account.id, 100)
    for (const id of many) expect(await stream.next()).toMatchObject({ kind: "quote", data: { id } })
  })

  it("begins with the time after which to come back, and a place to go on from", async () => {
    const { account, client } = await start()
    await tell(account.id)
    const stream = await openStream(client)
    expect(stream.text).toBe(": welcome\nretry: 2000\nid: 1\n\n")
    stream.leave()
    const missed = await tell(account.id, 3)
    const again = await resumeStream(client, stream)
    for (const id of missed) expect(await again.next()).toMatchObject({ data: { id } })
  })

  it("goes on after the last event, without gap or duplicate, again and again", async () => {
    const { account, client } = await start()
    const told: Array<string> = []
    const heard: Array<unknown> = []
    let stream = await openStream(client)
    for (const count of [1, 450, 0, 7]) {
      told.push(...(await tell(account.id, count)))
      while (heard.length < told.length) heard.push((await stream.next()).data)
      stream.leave()
      told.push(...(await tell(account.id, 3)))
      stream = await resumeStream(client, stream)
    }
    while (heard.length < told.length) heard.push((await stream.next()).data)
    expect(heard).toEqual(told.map((id) => ({ id })))
    expect(heard).toHaveLength(470)
  })

  it("says to load everything anew when the last event is forgotten or never was, and goes on", async () => {
    const { account, client } = await start()
    await tell(account.id, 5)
    await app.run(Effect.flatMap(EventLog, (log) => log.removeBefore("9999-01-01T00:00:00.000Z")))
    for (const lastEventId of ["4", "6", "0", "nonsense", "-1", "1e3", "99999999999999999999"]) {
      const stream = await resumeStream(client, { lastEventId })
      expect(await stream.next()).toEqual({ id: "5", kind: "resync", data: {} })
      stream.leave()
    }
    const stream = await resumeStream(client, { lastEventId: "4" })
    const [id] = await tell(account.id)
    expect((await stream.next()).kind).toBe("resync")
    expect(await stream.next()).toEqual({ id: "6", kind: "quote", data: { id } })
  })

  it("shows signs of life, which are no events", async () => {
    const { client } = await start({ heartbeatMs: 5 })
    const stream = await openStream(client)
    await stream.until(() => stream.comments > 3)
    expect(stream.text.replace(": welcome\nretry: 2000\nid: 0\n\n", "")).toMatch(/^(:\n\n)+$/)
    expect(stream.events).toEqual([])
  })
})
