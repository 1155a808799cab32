import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"

import { EventLog } from "#ports/event-log.ts"

import { testChance } from "../support/chance.ts"
import {
  dawdling,
  eventually,
  type Log,
  plumbing,
  publish,
  roofing,
  subscribe,
  withHub
} from "./followed-hub.ts"

describe("The event hub", () => {
  it("gives every follower all events after theirs, once and in order, however reading and telling meet", () => {
    const chance = testChance()
    const dawdle = dawdling(chance)
    return withHub(
      Effect.gen(function* () {
        const log = yield* EventLog
        const first = yield* publish([plumbing])
        const telling = Effect.forEach(Array.from({ length: 400 }), (_, index) =>
          Effect.andThen(publish(index % 3 === 0 ? [roofing] : [plumbing]), Effect.yieldNow)
        )
        const subscription = Effect.forEach(
          Array.from({ length: 40 }),
          () =>
            Effect.gen(function* () {
              yield* dawdle
              const after = Math.max(first, (yield* log.latest) - chance.between(0, 299))
              const follower = yield* subscribe([plumbing], after)
              yield* dawdle
              yield* follower.catchUp
              return { ...follower, after }
            }),
          { concurrency: "unbounded" }
        )
        const [followers] = yield* Effect.all([subscription, telling], { concurrency: "unbounded" })
        const upTo = yield* log.latest
        for (const { after, ids } of followers) {
          const wanted = yield* log.ofTopics([plumbing], { after, upTo }, 1_000)
          yield* eventually(
            ids,
            wanted.map(({ id }) => id)
          )
        }
        expect(followers).toHaveLength(40)
      }),
      {
        change: (log) => ({
          after: (...about) => Effect.andThen(dawdle, log.after(...about)),
          ofTopics: (...about) => Effect.tap(log.ofTopics(...about), dawdle),
          has: (id) => Effect.tap(log.has(id), dawdle)
        })
      }
    )
  })

  it("reads once more when it is woken while it reads", () => {
    const isReading = Deferred.makeUnsafe<void>()
    const mayGoOn = Deferred.makeUnsafe<void>()
    let reads = 0
    const after =
      (log: Log): Log["after"] =>
      (...about) =>
        Effect.suspend(() => {
          reads += 1
          if (reads !== 2) return log.after(...about)
          // This reading is outdated by the time it arrives.
          return Effect.tap(log.after(...about), () =>
            Effect.andThen(Deferred.succeed(isReading, undefined), Deferred.await(mayGoOn))
          )
        })
    return withHub(
      Effect.gen(function* () {
        const follower = yield* subscribe([plumbing])
        yield* follower.catchUp
        yield* eventually(() => reads, 1)
        const one = yield* publish([plumbing])
        yield* Deferred.await(isReading)
        const other = yield* publish([plumbing])
        yield* Deferred.succeed(mayGoOn, undefined)
        yield* eventually(follower.ids, [one, other])
        expect(reads).toBe(3)
      }),
      { change: (log) => ({ after: after(log) }) }
    )
  })

  it("reads again a second after the log could not be read, and says why", () => {
    const faults: Array<unknown> = []
    let isAway = true
    return withHub(
      Effect.gen(function* () {
        const follower = yield* subscribe([plumbing])
        yield* follower.catchUp
        const next = yield* publish([plumbing])
        yield* eventually(() => faults.length > 0, true)
        isAway = false
        yield* TestClock.adjust("1 second")
        yield* eventually(follower.ids, [next])
        expect(faults[0]).toEqual(new Error("away"))
      }).pipe(Effect.provide(TestClock.layer())),
      {
        onFault: (error) => faults.push(error),
        change: (log) => ({
          after: (...about) => (isAway ? Effect.die(new Error("away")) : log.after(...about))
        })
      }
    )
  })
})
