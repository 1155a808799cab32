import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { type Event, reconnect, type Topic } from "#domain/events/event.ts"
import { EventHub } from "#events/event-hub.ts"
import { EventLog } from "#ports/event-log.ts"

import { someNews } from "../support/builders.ts"
import { eventually, plumbing, publish, publishToHub, roofing, subscribe, withHub } from "./followed-hub.ts"

describe("The event hub", () => {
  it("ends, without a word, those who have to come anew, now and not when they come", () =>
    withHub(
      Effect.gen(function* () {
        const log = yield* EventLog
        const known = yield* publishToHub([plumbing])
        const [leaving, staying] = [yield* subscribe([plumbing]), yield* subscribe([roofing])]
        yield* leaving.catchUp
        yield* staying.catchUp
        yield* log.append([someNews({ kind: reconnect, to: [plumbing] })])
        const next = yield* publishToHub([plumbing, roofing])
        yield* eventually(staying.ids, [next])
        expect([leaving.ids(), leaving.ends(), staying.ends()]).toEqual([[], 1, 0])

        const back = yield* subscribe([plumbing], known)
        yield* back.catchUp
        expect([back.ids(), back.ends()]).toEqual([[next], 0])
      })
    ))

  it("leaves those who come after one whom it has ended, and who has gone only then", () =>
    withHub(
      Effect.gen(function* () {
        const log = yield* EventLog
        const leaving = yield* subscribe([plumbing])
        yield* log.append([someNews({ kind: reconnect, to: [plumbing] })])
        yield* eventually(leaving.ends, 1)
        const back = yield* subscribe([plumbing])
        yield* back.catchUp
        leaving.unsubscribe()
        const next = yield* publishToHub([plumbing])
        yield* eventually(back.ids, [next])
        expect(back.ends()).toBe(0)
      })
    ))

  it("asks again what a follower may hear of when that has changed meanwhile", () =>
    withHub(
      Effect.gen(function* () {
        const log = yield* EventLog
        const witness = yield* subscribe([plumbing, roofing])
        const answers: Array<ReadonlyArray<Topic>> = [[roofing], [plumbing]]
        let asked = 0
        const topics = Effect.gen(function* () {
          const answer = answers[asked] ?? []
          asked += 1
          if (asked === 1) {
            yield* log.append([someNews({ kind: reconnect, to: [roofing] })])
            yield* eventually(witness.ends, 1)
          }
          return answer
        })
        const follower = yield* subscribe([], null, { topics })
        yield* follower.catchUp
        const next = yield* publish([roofing], [plumbing])
        yield* eventually(follower.ids, [next])
        expect(asked).toBe(2)
      })
    ))

  it("ends a follower for whom too much waits", () => {
    const neverRead = Effect.never
    return withHub(
      Effect.gen(function* () {
        const known = yield* publishToHub([plumbing])
        yield* publishToHub([plumbing])
        const slow = yield* subscribe([plumbing], known, { drained: neverRead })
        yield* Effect.forkChild(slow.catchUp, { startImmediately: true })
        yield* publishToHub(...Array.from({ length: 501 }, () => [plumbing]))
        yield* eventually(slow.ends, 1)
        expect(slow.ids()).toEqual([known + 1])
      })
    )
  })

  it("waits for a follower between the pages of what they missed", () =>
    withHub(
      Effect.gen(function* () {
        const known = yield* publishToHub([plumbing])
        yield* publishToHub(...Array.from({ length: 450 }, () => [plumbing]))
        const pages: Array<number> = []
        const events: Array<Event> = []
        const follower = yield* subscribe([plumbing], known, {
          deliver: (event) => void events.push(event),
          drained: Effect.sync(() => void pages.push(events.length))
        })
        yield* follower.catchUp
        expect(pages).toEqual([200, 400, 450])
        expect(events.map(({ id }) => id)).toEqual(
          Array.from({ length: 450 }, (_, index) => known + 1 + index)
        )
      })
    ))

  it("ends everybody when it closes, and whoever comes after that", () =>
    withHub(
      Effect.gen(function* () {
        const { close } = yield* EventHub
        const before = yield* subscribe([plumbing])
        close()
        const after = yield* subscribe([plumbing])
        expect([before.ends(), after.ends()]).toEqual([1, 1])
      })
    ))
})
