import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { knowingWhenAway } from "#adapters/http-koa/kept/knowing-when-away.ts"
import type { Newest } from "#ports/event-log.ts"

const newest: Newest = { latest: 7, position: null, of: new Map() }

const turn = () => new Promise((resolve) => void setImmediate(resolve))

/** A fake event log that answers or fails when the test says so; `asked` counts its reads. */
const aLog = () => {
  const waiting: Array<{ readonly answer: () => void; readonly fail: () => void }> = []
  const asked = { times: 0 }
  const ask = knowingWhenAway(() => {
    asked.times += 1
    return new Promise((resolve, reject) => {
      waiting.push({ answer: () => resolve(newest), fail: () => reject(new Error("away")) })
    })
  })
  const failOnce = async () => {
    for (const { fail } of waiting.splice(0)) fail()
    await turn()
  }
  return {
    ask,
    asked,
    failOnce,
    // A failed read is retried once.
    fail: () => failOnce().then(failOnce),
    answer: () => waiting.splice(0).forEach(({ answer }) => answer())
  }
}

describe("A log that goes away", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: 1_000 }))
  afterEach(() => void vi.useRealTimers())

  it("is not away for one lost connection", async () => {
    const log = aLog()
    const answer = log.ask([])
    await log.failOnce()
    log.answer()
    expect(await answer).toEqual(newest)
    expect(log.asked.times).toBe(2)
  })

  it("is asked again after a tenth of a second, and away since it first failed", async () => {
    const log = aLog()
    const first = log.ask([])
    await log.fail()
    expect(await first).toEqual({ awaySince: 1_000 })
    vi.setSystemTime(1_099)
    expect(await log.ask([])).toEqual({ awaySince: 1_000 })
    expect(log.asked.times).toBe(2)
    vi.setSystemTime(1_100)
    const again = log.ask([])
    await log.fail()
    expect(await again).toEqual({ awaySince: 1_000 })
    expect(log.asked.times).toBe(4)
  })

  it("keeps one waiting at a time, however long it is silent, and is back with its first answer", async () => {
    const log = aLog()
    const first = log.ask([])
    await log.fail()
    await first
    vi.setSystemTime(2_000)
    const trying = log.ask([])
    vi.setSystemTime(5_000)
    expect(await log.ask([])).toEqual({ awaySince: 1_000 })
    log.answer()
    expect(await trying).toEqual(newest)
    const next = log.ask([])
    log.answer()
    expect(await next).toEqual(newest)
    const later = log.ask([])
    await log.fail()
    expect(await later).toEqual({ awaySince: 5_000 })
  })
})
