import { afterEach, beforeEach, expect, it, vi } from "vitest"

import { keepTrying } from "#ui/shared/hydration/keep-trying.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Fails so many times, then succeeds. */
const failing = (times: number) => {
  let left = times
  const attempt = vi.fn<() => Promise<void>>(() => {
    left -= 1
    return left < 0 ? Promise.resolve() : Promise.reject(new Error("not fetched"))
  })
  const onDone = vi.fn<() => void>()
  return { attempt, onDone, stop: keepTrying({ attempt, onDone }) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it("tries at once, and no more when that succeeds", async () => {
  const { attempt, onDone } = failing(0)
  await pass(60_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})

it("tries again by itself, ever more slowly, until it succeeds", async () => {
  const { attempt, onDone } = failing(5)
  await pass(3_000)
  const early = attempt.mock.calls.length
  expect(early).toBeGreaterThan(1)
  expect(early).toBeLessThan(6)
  await pass(60_000)
  expect(attempt).toHaveBeenCalledTimes(6)
  expect(onDone).toHaveBeenCalledTimes(1)
})

it.each([
  ["the network is back", () => window.dispatchEvent(new Event("online"))],
  ["somebody looks again", () => document.dispatchEvent(new Event("visibilitychange"))]
])("tries at once when %s", async (_, happen) => {
  const { attempt } = failing(100)
  // By now the backoff is 15 to 30 seconds.
  await pass(120_000)
  const before = attempt.mock.calls.length
  happen()
  expect(attempt).toHaveBeenCalledTimes(before + 1)
})

it("has one attempt under way at a time", async () => {
  const attempt = vi.fn<() => Promise<void>>(() => new Promise(() => undefined))
  const stop = keepTrying({ attempt, onDone: () => undefined })
  window.dispatchEvent(new Event("online"))
  await pass(60_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  stop()
})

it("stops for good", async () => {
  const { attempt, onDone, stop } = failing(1)
  await pass(0)
  stop()
  window.dispatchEvent(new Event("online"))
  await pass(60_000)
  expect(attempt).toHaveBeenCalledTimes(1)
  expect(onDone).not.toHaveBeenCalled()
})
