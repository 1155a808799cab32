import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { expect, it } from "vitest"

import type { AddressedEvent } from "#domain/events/event.ts"
import { EventLog } from "#ports/event-log.ts"
import { Transactor } from "#ports/transactor.ts"
import { followLog } from "#tests/support/app/log-follower.ts"
import { someNews } from "#tests/support/builders.ts"
import { testChance } from "#tests/support/chance.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const eventually = <A>(look: () => A, wanted: A) =>
  Effect.promise(async () => {
    await expect.poll(look, { timeout: 10_000 }).toBe(wanted)
  })

onEveryStore("EventLog", (run) => {
  it.each([
    ["fails", Effect.fail("changed my mind")],
    ["dies", Effect.die(new Error("a fault of ours"))]
  ])("never hears of what a transaction told that %s", (_, ending) =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        yield* Effect.exit(atomically(Effect.andThen(log.append([someNews()]), ending)))
        expect(yield* log.after(before, 10)).toEqual([])
        expect(yield* log.latest).toBe(before)
      })
    )
  )

  it("never hears of what a nested transaction told when the outer one fails", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        const inner = atomically(Effect.andThen(seedHomeowner(), log.append([someNews()])))
        yield* Effect.exit(atomically(Effect.andThen(inner, Effect.fail("the outer one fails"))))
        expect(yield* log.after(before, 10)).toEqual([])
      })
    ))

  it("hears all that one transaction tells, wherever it tells it, once it commits", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        const [early, late] = [someNews(), someNews()]
        const unheard = yield* atomically(
          Effect.gen(function* () {
            yield* log.append([early])
            yield* seedHomeowner()
            yield* log.append([late])
            return yield* log.after(before, 10)
          })
        )
        expect(unheard).toEqual([])
        expect((yield* log.after(before, 10)).map(({ thingId }) => thingId)).toEqual([early.id, late.id])
      })
    ))

  it("notifies whoever listens at the start and after every commit, until they leave", () =>
    run(
      Effect.gen(function* () {
        const log = yield* EventLog
        let count = 0
        const fiber = yield* Effect.forkChild(
          log.notifications(() => (count += 1)),
          { startImmediately: true }
        )
        yield* eventually(() => count > 0, true)
        const start = count
        yield* log.append([someNews()])
        yield* eventually(() => count > start, true)
        yield* Fiber.interrupt(fiber)
        const end = count
        yield* log.append([someNews()])
        expect(count).toBe(end)
      })
    ))

  it("shows a follower every event once and in order, while many transactions commit at once", () => {
    const chance = testChance()
    return run(
      Effect.gen(function* () {
        const log = yield* EventLog
        const { atomically } = yield* Transactor
        const before = yield* log.latest
        const seen: Array<AddressedEvent> = []
        const follower = yield* Effect.forkChild(followLog(before, seen), { startImmediately: true })

        const news = Array.from({ length: 150 }, () => someNews())
        const works = news.map((told, index) =>
          atomically(
            Effect.gen(function* () {
              yield* log.append([told])
              yield* Effect.sleep(`${chance.between(0, 19)} millis`)
              if (index % 5 === 0) yield* Effect.fail("no")
            })
          )
        )
        yield* Effect.all(works.map(Effect.exit), { concurrency: "unbounded" })
        const committed = yield* log.after(before, 1_000)
        expect(new Set(committed.map(({ thingId }) => thingId))).toEqual(
          new Set(news.filter((_, index) => index % 5 !== 0).map(({ id }) => id))
        )
        yield* eventually(() => seen.length, committed.length)
        expect(seen).toEqual(committed)
        yield* Fiber.interrupt(follower)
      })
    )
  })
})
