import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"

import type { Random } from "#adapters/demo/random.ts"
import { MemoryAdapters } from "#adapters/memory/index.ts"
import { type Event, type EventId, reconnect, type Topic, topicOfSpecialty } from "#domain/events/event.ts"
import { EventHub, eventHub } from "#events/event-hub.ts"
import type { Subscriber } from "#events/subscription.ts"
import { EventLog } from "#ports/event-log.ts"

import { someNews } from "../support/builders.ts"
import { testChance } from "../support/chance.ts"

type Log = EventLog["Service"]

const [plumbing, roofing, moving] = [
  topicOfSpecialty("Plumbing"),
  topicOfSpecialty("Roofing"),
  topicOfSpecialty("Moving")
]

const changed = (change: (log: Log) => Partial<Log>) =>
  Layer.effect(
    EventLog,
    Effect.map(EventLog, (log) => ({ ...log, ...change(log) }))
  ).pipe(Layer.provide(MemoryAdapters()))

/** Runs work with a hub over a log, which may be changed. */
const withHub = <A, E>(
  work: Effect.Effect<A, E, EventHub | EventLog>,
  {
    change = () => ({}),
    onFault = () => undefined
  }: { change?: (log: Log) => Partial<Log>; onFault?: (error: unknown) => void } = {}
) => Effect.runPromise(Effect.provide(work, Layer.provideMerge(eventHub(onFault), changed(change))))

const publish = Effect.fnUntraced(function* (...topics: ReadonlyArray<ReadonlyArray<Topic>>) {
  const log = yield* EventLog
  yield* log.append(topics.map((to) => someNews({ to })))
  return yield* log.latest
})

/** Follows, and keeps what comes. */
const subscribe = Effect.fnUntraced(function* (
  topics: ReadonlyArray<Topic>,
  after: EventId | null = null,
  others: Partial<Subscriber<never, never>> = {}
) {
  const events: Array<Event> = []
  let ends = 0
  const subscription = yield* (yield* EventHub).subscribe({
    topics: Effect.succeed(topics),
    after,
    deliver: (event) => void events.push(event),
    end: () => void (ends += 1),
    drained: Effect.void,
    ...others
  })
  return { ...subscription, events, ids: () => events.map(({ id }) => id), ends: () => ends }
})

/** Lets others run for a while. */
const dawdling = (chance: Random) =>
  Effect.suspend(() =>
    Effect.forEach(Array.from({ length: chance.between(0, 19) }), () => Effect.yieldNow, { discard: true })
  )

const eventually = <A>(look: () => A, wanted: A) =>
  Effect.promise(async () => {
    await expect.poll(look, { interval: 5, timeout: 10_000 }).toEqual(wanted)
  })

/** Tells, and waits until the hub has heard of it. */
const publishToHub = Effect.fnUntraced(function* (...topics: ReadonlyArray<ReadonlyArray<Topic>>) {
  const witness = yield* subscribe([moving])
  yield* witness.catchUp
  const newest = yield* publish(...topics.map((to) => to.concat(moving)))
  yield* eventually(() => witness.ids().at(-1), newest)
  witness.unsubscribe()
  return newest
})

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
          // What is read now is out of date when it arrives.
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
      // A server that is told late.
      {
        change: ({ notifications }) => ({
          notifications: (wake) => Effect.andThen(Deferred.await(mayWake), notifications(wake))
        })
      }
    )
  })

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
