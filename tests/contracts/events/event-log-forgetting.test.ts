import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { expect, it } from "vitest"

import { EventLog } from "#ports/event-log.ts"
import { someNews } from "#tests/support/builders.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

/** Appends events at a time of a future day; returns the last event's id. */
const tellAt = (time: string, count = 1) =>
  Effect.gen(function* () {
    const log = yield* EventLog
    yield* TestClock.setTime(Date.parse(`2099-03-02T${time}:00.000Z`))
    yield* log.append(Array.from({ length: count }, () => someNews()))
    return yield* log.latest
  }).pipe(Effect.provide(TestClock.layer()))

onEveryStore("EventLog", (run) => {
  it("forgets the oldest, up to the first that is young enough, and knows which are left", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const [old, ...kept] = [yield* tellAt("09:00"), yield* tellAt("10:00"), yield* tellAt("11:00")]
        yield* log.removeBefore("2099-03-02T10:00:00.000Z")
        expect(yield* Effect.forEach([old ?? 0, ...kept], log.has)).toEqual([false, true, true])
        expect((yield* log.after(0, 10)).map(({ id }) => id)).toEqual(kept)
      })
    ))

  it("keeps what came after a kept one, however the clocks of servers differ", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const ids = [yield* tellAt("13:00"), yield* tellAt("15:00"), yield* tellAt("13:59")]
        yield* log.removeBefore("2099-03-02T14:00:00.000Z")
        expect(yield* Effect.forEach(ids, log.has)).toEqual([false, true, true])
      })
    ))

  it("forgets any number, but never the newest, so that ids do not go back", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const newest = yield* tellAt("18:00", 2_100)
        yield* log.removeBefore("2099-03-03T00:00:00.000Z")
        expect((yield* log.after(0, 10)).map(({ id }) => id)).toEqual([newest])
        expect(yield* log.latest).toBe(newest)
        yield* log.append([someNews()])
        expect(yield* log.latest).toBeGreaterThan(newest)
      })
    ))
})
