import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { afterEach, expect, it, vi } from "vitest"

import type { AttemptLimit } from "#domain/account/attempt-limits.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

let limitsMade = 0

/** Three attempts a minute, under a name of its own. */
const aLimit = (): AttemptLimit => ({ name: `limit-${(limitsMade += 1)}`, attempts: 3, seconds: 60 })

/** How many of `count` concurrent attempts are let through. */
const takes = Effect.fnUntraced(function* (limit: AttemptLimit, count: number, key = "olivia@example.com") {
  const { take } = yield* AttemptLimiter
  const attempts = Array.from({ length: count }, () => Effect.exit(take(limit, key)))
  const exits = yield* Effect.all(attempts, { concurrency: "unbounded" })
  if (exits.some(Exit.hasDies)) throw new Error("An attempt was neither let through nor refused")
  return exits.filter(Exit.isSuccess).length
})

const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds).toISOString()

onEveryStore("AttemptLimiter", (run) => {
  afterEach(() => vi.useRealTimers())

  it("lets through as many attempts as the limit has, and says how many seconds are left", () =>
    run(
      Effect.gen(function* () {
        const limit = aLimit()
        expect(yield* takes(limit, 3)).toBe(3)
        const refused = yield* Effect.flip((yield* AttemptLimiter).take(limit, "olivia@example.com"))
        expect(refused._tag).toBe("TooManyAttempts")
        expect(refused.retryAfter).toBeGreaterThan(50)
        expect(refused.retryAfter).toBeLessThanOrEqual(60)
      })
    ))

  it("lets no burst outrun the limit", () =>
    run(
      Effect.gen(function* () {
        expect(yield* takes(aLimit(), 25)).toBe(3)
      })
    ))

  it("removes what it has counted once the window has ended, and not before", () =>
    run(
      Effect.gen(function* () {
        const { purge } = yield* AttemptLimiter
        const limit = aLimit()
        expect(yield* takes(limit, 3)).toBe(3)
        yield* purge(inSeconds(30))
        expect(yield* takes(limit, 3)).toBe(0)
        yield* purge(inSeconds(61))
        expect(yield* takes(limit, 3)).toBe(3)
      })
    ))

  it("counts each key and each limit apart", () =>
    run(
      Effect.gen(function* () {
        const [limit, other] = [aLimit(), aLimit()]
        expect(yield* takes(limit, 4, "a")).toBe(3)
        expect(yield* takes(limit, 4, "b")).toBe(3)
        expect(yield* takes(other, 4, "a")).toBe(3)
      })
    ))

  it("takes an attempt back that turned out not to count", () =>
    run(
      Effect.gen(function* () {
        const limit = aLimit()
        yield* takes(limit, 3)
        yield* (yield* AttemptLimiter).giveBack(limit, "olivia@example.com")
        expect(yield* takes(limit, 2)).toBe(1)
      })
    ))

  it("counts no refused attempts", () =>
    run(
      Effect.gen(function* () {
        const limit = aLimit()
        yield* takes(limit, 3)
        yield* takes(limit, 5)
        yield* (yield* AttemptLimiter).giveBack(limit, "olivia@example.com")
        expect(yield* takes(limit, 1)).toBe(1)
      })
    ))

  it("never gives back more than was taken", () =>
    run(
      Effect.gen(function* () {
        const limit = aLimit()
        const { giveBack } = yield* AttemptLimiter
        yield* giveBack(limit, "olivia@example.com")
        yield* giveBack(limit, "olivia@example.com")
        expect(yield* takes(limit, 5)).toBe(3)
      })
    ))

  it("forgets a key's attempts", () =>
    run(
      Effect.gen(function* () {
        const limit = aLimit()
        yield* takes(limit, 3)
        yield* (yield* AttemptLimiter).reset(limit, "olivia@example.com")
        expect(yield* takes(limit, 5)).toBe(3)
      })
    ))

  it("starts anew when the window has passed", () =>
    run(
      Effect.gen(function* () {
        vi.useFakeTimers({ toFake: ["Date"] })
        const limit = aLimit()
        expect(yield* takes(limit, 5)).toBe(3)
        vi.setSystemTime(Date.now() + 59_000)
        expect(yield* takes(limit, 5)).toBe(0)
        vi.setSystemTime(Date.now() + 1_001)
        expect(yield* takes(limit, 5)).toBe(3)
      })
    ))

  it("takes keys as long as the longest email address", () =>
    run(
      Effect.gen(function* () {
        const email = `${"o".repeat(242)}@example.com`
        expect(yield* takes(aLimit(), 4, email)).toBe(3)
      })
    ))
})
