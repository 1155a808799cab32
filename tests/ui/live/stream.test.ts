import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Frame } from "#ui/features/live/sse-parser.ts"
import { keepStream } from "#ui/features/live/stream.ts"
import { pauseAfter, retryAfter } from "#ui/shared/api/backoff.ts"

import { refusal, serveStreams } from "./parts.ts"

beforeEach(() => vi.useFakeTimers())

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = (onSignedOut = async () => false) => {
  const frames: Array<Frame> = []
  const changes: Array<boolean> = []
  let lastId: string | null = null
  const beats = vi.fn<() => void>()
  const stream = keepStream({
    lastId: () => lastId,
    onBeat: beats,
    onChange: (isOpen) => changes.push(isOpen),
    onFrame: (frame) => {
      frames.push(frame)
      lastId = frame.id
    },
    onSignedOut
  })
  stop = stream.stop
  return { frames, changes, beats, retryNow: stream.retryNow, kinds: () => frames.map(({ kind }) => kind) }
}

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
const message = (id: number) => `id: ${id}\nevent: message\ndata: {"id":"x"}\n\n`

describe("a stream", () => {
  it("hands on what it hears, and tells beats from events", async () => {
    const server = serveStreams("stream")
    const { beats, changes, kinds } = listen()
    await pass()
    server.last().send(message(1))
    server.last().send(":\n\n")
    await pass()
    expect(kinds()).toEqual(["message"])
    expect(beats).toHaveBeenCalledTimes(1)
    expect(changes).toEqual([true])
  })

  it("goes on after the last event when it was lost", async () => {
    const server = serveStreams("stream")
    const { changes, kinds } = listen()
    await pass()
    expect(server.last().lastId).toBeNull()
    server.last().send(message(41))
    await pass()
    server.last().end()
    await pass(1_000)
    expect(server.last().lastId).toBe("41")
    server.last().send(message(42))
    await pass()
    expect(kinds()).toEqual(["message", "message"])
    expect(changes).toEqual([true, false, true])
  })

  it("is replaced when nothing was heard for a minute, and not before", async () => {
    const server = serveStreams("stream")
    listen()
    await pass()
    for (let beat = 0; beat < 6; beat++) {
      await pass(25_000)
      server.last().send(":\n\n")
      await pass()
    }
    await pass(59_000)
    expect(server.asked()).toBe(1)
    await pass(2_000)
    expect(server.served[0]?.isClosed()).toBe(true)
    expect(server.asked()).toBe(2)
  })

  it("is also given up when it does not even begin for a minute", async () => {
    let asked = 0
    vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
      asked += 1
      return new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => reject(new Error("aborted")))
      })
    })
    listen()
    await pass(62_000)
    expect(asked).toBe(2)
  })

  it("comes back at once after each time that it has held, however often it was lost", async () => {
    const server = serveStreams("stream")
    listen()
    await pass()
    for (let times = 1; times <= 8; times++) {
      await pass(6_000)
      server.last().end()
      await pass(1_000)
      expect(server.asked()).toBe(times + 1)
    }
  })

  it("is not kept open by a page that the browser keeps in its back/forward cache", async () => {
    const server = serveStreams("stream")
    listen()
    await pass()
    dispatchEvent(new Event("pagehide"))
    await pass()
    expect(server.last().isClosed()).toBe(true)
  })

  it("ends when it is stopped, and does not come back", async () => {
    const server = serveStreams("stream")
    listen()
    await pass()
    stop()
    await pass(120_000)
    expect(server.last().isClosed()).toBe(true)
    expect(server.asked()).toBe(1)
  })
})

describe("a server that is away", () => {
  it("is asked again ever more slowly: under a second at first, every 30 seconds at most", async () => {
    const server = serveStreams(new Error("unreachable"))
    listen()
    await pass(700)
    expect(server.asked()).toBe(2)
    await pass(10 * 60_000)
    const before = server.asked()
    await pass(15_000)
    expect(server.asked() - before).toBeLessThanOrEqual(1)
    await pass(15_000)
    expect(server.asked() - before).toBeGreaterThanOrEqual(1)
  })

  it("is asked at once when the network is back or somebody looks", async () => {
    const server = serveStreams(new Error("unreachable"))
    const { retryNow } = listen()
    await pass(120_000)
    const before = server.asked()
    retryNow()
    await pass()
    expect(server.asked()).toBe(before + 1)
    await pass(700)
    expect(server.asked()).toBe(before + 2)
  })

  it("has not come back when it drops each connection at once", async () => {
    const server = serveStreams("stream")
    listen()
    for (let second = 0; second < 60; second++) {
      await pass(1_000)
      server.last().end()
    }
    expect(server.asked()).toBeLessThan(12)
  })

  it("is left alone as long as it asks for, whoever looks", async () => {
    const server = serveStreams(refusal(429, { "retry-after": "30" }), "stream")
    const { retryNow } = listen()
    await pass(1_000)
    retryNow()
    await pass(28_900)
    expect(server.asked()).toBe(1)
    await pass(1_000)
    expect(server.asked()).toBe(2)
  })

  it("is asked again after a fault of its own", async () => {
    const server = serveStreams(refusal(503), "stream")
    const { changes } = listen()
    await pass(1_000)
    expect(server.asked()).toBe(2)
    expect(changes).toEqual([true])
  })
})

describe("a session that is over", () => {
  it("ends the stream for good when nobody is signed in", async () => {
    const server = serveStreams(refusal(401))
    const onSignedOut = vi.fn<() => Promise<boolean>>(async () => false)
    listen(onSignedOut)
    await pass(120_000)
    expect(onSignedOut).toHaveBeenCalledTimes(1)
    expect(server.asked()).toBe(1)
  })

  it("was a mistake when somebody is: the stream comes back", async () => {
    const server = serveStreams(refusal(401), "stream")
    listen(async () => true)
    await pass(1_000)
    expect(server.asked()).toBe(2)
  })
})

it("looks twice at a connection that has missed a heartbeat when somebody comes back to it", async () => {
  const server = serveStreams("stream")
  const { retryNow } = listen()
  await pass(20_000)
  retryNow()
  await pass(1_000)
  expect(server.asked()).toBe(1)
  await pass(15_000)
  retryNow()
  await pass(1_000)
  expect(server.asked()).toBe(2)
})

const spread = (failures: number) => Array.from({ length: 200 }, () => pauseAfter(failures))

describe("the pauses", () => {
  it("double from under a second to half a minute, each by up to a half less", () => {
    expect(Math.max(...spread(1))).toBeLessThanOrEqual(700)
    expect(Math.min(...spread(1))).toBeGreaterThanOrEqual(350)
    expect(Math.min(...spread(3))).toBeGreaterThanOrEqual(1_400)
    expect(Math.max(...spread(50))).toBeLessThanOrEqual(30_000)
    expect(new Set(spread(2)).size).toBeGreaterThan(100)
  })

  it.each([
    ["5", 5_000],
    ["0", 0],
    ["Thu, 01 Jan 2026 00:00:10 GMT", 10_000],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["soon", null],
    ["", null],
    [null, null]
  ])("read Retry-After: %s as %s ms", (header, ms) => {
    vi.setSystemTime(new Date("2026-01-01T00:00:00Z"))
    expect(retryAfter(header)).toBe(ms)
  })
})
