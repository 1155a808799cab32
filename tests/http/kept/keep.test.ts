import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { makeKeptValues } from "#adapters/http-koa/kept/keep.ts"
import type { EventId, ShownTopic } from "#domain/events/event.ts"

/** A cache (keep) over a fake event log that the test writes. */
const aKeep = ({ isCheap = false } = {}) => {
  const written = new Map<ShownTopic, EventId>()
  const log: { asked: number; latest: number; awaySince: number | null } = {
    asked: 0,
    latest: 0,
    awaySince: null
  }
  const counted: Array<string> = []
  const { find: keep, recall } = makeKeptValues<string>({
    once: 10_000,
    again: 10_000,
    isCheap,
    sizeOf: ({ length }) => length,
    newest: (topics) => {
      log.asked += 1
      return Promise.resolve(
        log.awaySince !== null
          ? { awaySince: log.awaySince }
          : {
              position: null,
              latest: log.latest,
              of: new Map(topics.map((topic) => [topic, written.get(topic) ?? 0]))
            }
      )
    },
    count: (result) => void counted.push(result)
  })
  const write = (topic: ShownTopic) => {
    log.latest += 1
    written.set(topic, log.latest)
  }
  return { counted, keep, log, recall, write }
}

const making = (...shows: ReadonlyArray<ShownTopic>) => {
  let made = 0
  return () => {
    made += 1
    return Promise.resolve({ value: `made ${made}`, shows: { topics: new Set(shows), until: Infinity } })
  }
}

describe("What is kept", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:30:00.000Z") }))
  afterEach(() => void vi.useRealTimers())

  it("is given again until something that it shows has changed", async () => {
    const { counted, keep, write } = aKeep()
    const make = making("listings:Roofing", "names")
    const ask = async () => (await keep("roofers", make)).value
    expect([await ask(), await ask()]).toEqual(["made 1", "made 1"])
    write("listings:Plumbing")
    expect(await ask()).toBe("made 1")
    write("names")
    expect([await ask(), await ask()]).toEqual(["made 2", "made 2"])
    expect(counted).toEqual(["miss", "hit", "hit", "miss", "hit"])
  })

  it("is asked for the first time without a question, where making costs no more, and is true for all that", async () => {
    const { keep, log, write } = aKeep({ isCheap: true })
    await keep("a", making("names"))
    expect(log.asked).toBe(1)
    const make = making("listings:Roofing")
    const ask = async () => (await keep("b", make)).value
    expect([await ask(), log.asked]).toEqual(["made 1", 1])
    expect([await ask(), log.asked]).toEqual(["made 1", 2])
    write("listings:Roofing")
    expect([await ask(), await ask()]).toEqual(["made 2", "made 2"])
    // A write after the log was last read makes the answer stale, though its maker has already seen the write.
    write("listings:Moving")
    const late = making("listings:Moving")
    expect((await keep("c", late)).value).toBe("made 1")
    expect((await keep("c", late)).value).toBe("made 2")
    expect((await keep("c", late)).value).toBe("made 2")
  })

  it("is not given again where its making met a change", async () => {
    const { keep, write } = aKeep()
    const make = making("names")
    const met = async () => {
      const made = await make()
      write("names")
      return made
    }
    expect((await keep("a", met)).value).toBe("made 1")
    expect((await keep("a", make)).value).toBe("made 2")
    expect((await keep("a", make)).value).toBe("made 2")
  })

  it("is made anew once that is known anew of which no event tells", async () => {
    const { keep } = aKeep()
    const make = making("names")
    const until = Date.now() + 5_000
    const ask = async () => {
      const found = await keep("roofers", async () => {
        const { shows, value } = await make()
        return { value, shows: { ...shows, until } }
      })
      return found.value
    }
    expect(await ask()).toBe("made 1")
    vi.setSystemTime(until - 1)
    expect(await ask()).toBe("made 1")
    vi.setSystemTime(until)
    expect(await ask()).toBe("made 2")
  })

  it("is made anew after ten minutes in any case", async () => {
    const { keep } = aKeep()
    const make = making()
    await keep("a", make)
    vi.setSystemTime(Date.now() + 10 * 60 * 1000 - 1)
    expect((await keep("a", make)).value).toBe("made 1")
    vi.setSystemTime(Date.now() + 1)
    expect((await keep("a", make)).value).toBe("made 2")
  })

  it("is made anew once a day is over in Hawaii, also where it was begun before", async () => {
    const { keep } = aKeep()
    const make = making()
    const end = Date.parse("2026-03-02T10:00:00.000Z")
    vi.setSystemTime(end - 60_000)
    await keep("a", make)
    vi.setSystemTime(end - 1)
    expect((await keep("a", make)).value).toBe("made 1")
    const late = making()
    await keep("b", () => {
      vi.setSystemTime(end)
      return late()
    })
    expect((await keep("a", make)).value).toBe("made 2")
    expect((await keep("b", late)).value).toBe("made 2")
  })

  it("is made anew at the end of each day, also once the clock was set back", async () => {
    const { keep } = aKeep()
    const first = Date.parse("2026-03-02T10:00:00.000Z")
    const second = Date.parse("2026-03-03T10:00:00.000Z")
    for (const [index, end] of [first, second, first].entries()) {
      const make = making()
      vi.setSystemTime(end - 60_000)
      await keep(`on day ${index}`, make)
      vi.setSystemTime(end)
      expect((await keep(`on day ${index}`, make)).value).toBe("made 2")
    }
  })

  it("is made once for all who wait for it", async () => {
    const { keep } = aKeep()
    const make = making("names")
    const found = await Promise.all([keep("a", make), keep("a", make), keep("a", make)])
    expect(found.map(({ value }) => value)).toEqual(["made 1", "made 1", "made 1"])
  })

  it("is nothing that must not be", async () => {
    const { keep } = aKeep()
    const make = making("names")
    const unkept = async () => ({ ...(await make()), shows: null })
    await keep("a", unkept)
    expect((await keep("a", unkept)).value).toBe("made 2")
  })

  it("is nothing that failed: the next who asks tries again", async () => {
    const { keep } = aKeep()
    await expect(keep("a", () => Promise.reject(new Error("full")))).rejects.toThrow("full")
    expect((await keep("a", making("names"))).value).toBe("made 1")
  })
})

describe("What is kept, while the log is away,", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:30:00.000Z") }))
  afterEach(() => void vi.useRealTimers())

  it("is given for a minute, and said to be stale", async () => {
    const { counted, keep, log } = aKeep()
    const make = making("names")
    await keep("a", make)
    log.awaySince = Date.now()
    vi.setSystemTime(Date.now() + 59_999)
    expect(await keep("a", make)).toMatchObject({ value: "made 1", isStale: true })
    vi.setSystemTime(Date.now() + 1)
    expect(await keep("a", make)).toMatchObject({ value: "made 2", isStale: false })
    expect(counted).toEqual(["miss", "stale"])
  })

  it("is given no more once the log has answered", async () => {
    const { keep, log, write } = aKeep()
    const make = making("names")
    await keep("a", make)
    log.awaySince = Date.now()
    await keep("a", make)
    write("names")
    log.awaySince = null
    expect(await keep("a", make)).toMatchObject({ value: "made 2", isStale: false })
  })

  it("is what was there: nothing is added, and what fails then is told", async () => {
    const { keep, log } = aKeep()
    log.awaySince = Date.now()
    const make = making("names")
    expect((await keep("a", make)).value).toBe("made 1")
    expect((await keep("a", make)).value).toBe("made 2")
    await expect(keep("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away")
  })

  it("is nothing that was too old when it went", async () => {
    const { keep, log } = aKeep()
    const make = making("names")
    await keep("a", make)
    vi.setSystemTime(Date.now() + 10 * 60 * 1000)
    log.awaySince = Date.now()
    expect((await keep("a", make)).value).toBe("made 2")
  })

  it("is not what was known to be old before it went", async () => {
    const { keep, log, write } = aKeep()
    const make = making("names")
    await keep("taken down", make)
    write("names")
    await keep("taken down", async () => ({ ...(await make()), shows: null }))
    log.awaySince = Date.now()
    expect(await keep("taken down", make)).toMatchObject({ value: "made 3", isStale: false })
  })
})
