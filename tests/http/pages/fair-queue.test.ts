import { expect, it } from "vitest"

import { makeFairQueue } from "#adapters/http-koa/pages/fair-queue.ts"

/** A fair queue whose work runs until the test ends it; `log` has what was started and what was refused. */
const openQueue = (mayWait: number, atOnce = 1) => {
  const queue = makeFairQueue({ atOnce, mayWait })
  const log: Array<string> = []
  const ends: Array<() => void> = []
  const ask = async (who: string, name: string) => {
    const work = () => {
      log.push(name)
      return new Promise<void>((end) => ends.push(end))
    }
    await queue(who, work).catch((error: unknown) => log.push(`${name}: ${String(error)}`))
  }
  return {
    log,
    askAll: (who: string, names: string) => {
      for (const name of names) void ask(who, name)
    },
    /** Ends running work, oldest first, until `log` has `count` entries. */
    until: async (count: number) => {
      while (log.length < count) {
        ends.shift()?.()
        await new Promise<void>((done) => setImmediate(done))
      }
    }
  }
}

const refused = (name: string) =>
  `${name}: HttpFault: There is more to do here than we can do at the moment. Please try again in a few seconds.`

it("does a few pieces of work at a time, in their order", async () => {
  const { askAll, log, until } = openQueue(10, 2)
  askAll("ann", "abcd")
  await expect.poll(() => log).toHaveLength(2)
  expect(log).toEqual(["a", "b"])
  await until(4)
  expect(log).toEqual(["a", "b", "c", "d"])
})

it("serves those who wait in turns, so that nobody waits for all that another wants", async () => {
  const { askAll, log, until } = openQueue(10)
  askAll("ann", "abcde")
  askAll("ben", "x")
  askAll("cleo", "yz")
  await until(8)
  expect(log.join("")).toBe("abxyczde")
})

it("refuses what is beyond its bound, and says when to come back", async () => {
  const { askAll, log, until } = openQueue(2)
  askAll("ann", "abcd")
  await until(2)
  expect(log.slice(0, 2)).toEqual(["a", refused("d")])
  const queue = makeFairQueue({ atOnce: 0, mayWait: 0 })
  await expect(queue("ann", () => Promise.resolve())).rejects.toMatchObject({
    code: "TooBusy",
    headers: { "Retry-After": "5" }
  })
})

it("takes the place that somebody new needs from whoever has most of them", async () => {
  const { askAll, log, until } = openQueue(3)
  askAll("ann", "abcd")
  askAll("ben", "x")
  await until(5)
  expect(log).toEqual(["a", refused("d"), "b", "x", "c"])
})

it("goes on after work that failed", async () => {
  const queue = makeFairQueue({ atOnce: 1, mayWait: 1 })
  const failing = queue("ann", () => Promise.reject(new Error("no luck")))
  await expect(failing).rejects.toThrow("no luck")
  expect(await queue("ann", () => Promise.resolve("done"))).toBe("done")
})

const hold = async () => {
  const end = performance.now() + 20
  while (performance.now() < end);
}

it("rests after work that holds the event loop, for as long as that took", async () => {
  const queue = makeFairQueue({ atOnce: 1, mayWait: 2, rests: true })
  const start = performance.now()
  const [, time] = await Promise.all([
    queue("ann", hold),
    queue("ben", () => Promise.resolve(performance.now() - start))
  ])
  expect(time).toBeGreaterThanOrEqual(38)
})
