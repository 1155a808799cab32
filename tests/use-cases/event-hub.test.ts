import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { EventLog } from "#ports/event-log.ts"

import {
  eventually,
  moving,
  plumbing,
  publish,
  publishToHub,
  roofing,
  subscribe,
  withHub
} from "./followed-hub.ts"

describe("The event hub", () => {
  it("tells everybody of what concerns them, once, and of nothing else", () =>
    withHub(
      Effect.gen(function* () {
        const plumber = yield* subscribe([plumbing])
        const allrounder = yield* subscribe([plumbing, roofing])
        yield* plumber.catchUp
        yield* allrounder.catchUp
        const newest = yield* publish([plumbing], [roofing], [plumbing, roofing], [moving])
        yield* eventually(allrounder.ids, [newest - 3, newest - 2, newest - 1])
        expect(plumber.ids()).toEqual([newest - 3, newest - 1])
      })
    ))

  it("begins with what happens from now on, and goes on after the last event that is known", () =>
    withHub(
      Effect.gen(function* () {
        const known = yield* publishToHub([plumbing])
        const missed = yield* publishToHub([roofing], [plumbing])
        const first = yield* subscribe([plumbing])
        const again = yield* subscribe([plumbing], known)
        yield* first.catchUp
        yield* again.catchUp
        const next = yield* publishToHub([plumbing])
        yield* eventually(again.ids, [missed, next])
        expect(first.ids()).toEqual([next])
        expect([again.isGapless, again.from]).toEqual([true, known])
      })
    ))

  it("says when the last event that is known is forgotten, and goes on from the newest", () =>
    withHub(
      Effect.gen(function* () {
        yield* publishToHub([plumbing])
        const newest = yield* publishToHub([plumbing])
        yield* (yield* EventLog).removeBefore("9999-01-01T00:00:00.000Z")
        const late = yield* subscribe([plumbing], newest - 1)
        expect([late.isGapless, late.from]).toEqual([false, newest])
        yield* late.catchUp
        const next = yield* publishToHub([plumbing])
        yield* eventually(late.ids, [next])
      })
    ))

  it("tells a follower who is ahead of this server only what is new to them", () => {
    const mayWake = Deferred.makeUnsafe<void>()
    return withHub(
      Effect.gen(function* () {
        const known = yield* publish([plumbing], [plumbing])
        const follower = yield* subscribe([plumbing], known)
        expect([follower.isGapless, follower.from]).toEqual([true, known])
        yield* follower.catchUp
        const next = yield* publish([plumbing])
        yield* Deferred.succeed(mayWake, undefined)
        yield* eventually(follower.ids, [next])
      }),
      // A server whose notifications arrive late.
      {
        change: ({ notifications }) => ({
          notifications: (wake) => Effect.andThen(Deferred.await(mayWake), notifications(wake))
        })
      }
    )
  })

  it("tells nobody who has left", () =>
    withHub(
      Effect.gen(function* () {
        const [leaver, stayer] = [yield* subscribe([plumbing]), yield* subscribe([plumbing])]
        yield* leaver.catchUp
        yield* stayer.catchUp
        leaver.unsubscribe()
        const next = yield* publish([plumbing])
        yield* eventually(stayer.ids, [next])
        expect([leaver.ids(), leaver.ends()]).toEqual([[], 0])
      })
    ))
})
