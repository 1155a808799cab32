import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { expect } from "vitest"

import type { Random } from "#adapters/demo/random.ts"
import { MemoryAdapters } from "#adapters/memory/index.ts"
import { type Event, type EventId, type Topic, topicOfSpecialty } from "#domain/events/event.ts"
import { EventHub, eventHub } from "#events/event-hub.ts"
import type { Subscriber } from "#events/subscription.ts"
import { EventLog } from "#ports/event-log.ts"

import { someNews } from "../support/builders.ts"

export type Log = EventLog["Service"]

export const [plumbing, roofing, moving] = [
  topicOfSpecialty("Plumbing"),
  topicOfSpecialty("Roofing"),
  topicOfSpecialty("Moving")
]

const changed = (change: (log: Log) => Partial<Log>) =>
  Layer.effect(
    EventLog,
    Effect.map(EventLog, (log) => ({ ...log, ...change(log) }))
  ).pipe(Layer.provide(MemoryAdapters()))

/** Runs work with a hub over an event log, which `change` may wrap. */
export const withHub = <A, E>(
  work: Effect.Effect<A, E, EventHub | EventLog>,
  {
    change = () => ({}),
    onFault = () => undefined
  }: { change?: (log: Log) => Partial<Log>; onFault?: (error: unknown) => void } = {}
) => Effect.runPromise(Effect.provide(work, Layer.provideMerge(eventHub(onFault), changed(change))))

export const publish = Effect.fnUntraced(function* (...topics: ReadonlyArray<ReadonlyArray<Topic>>) {
  const log = yield* EventLog
  yield* log.append(topics.map((to) => someNews({ to })))
  return yield* log.latest
})

/** Subscribes to topics, and collects the events that arrive. */
export const subscribe = Effect.fnUntraced(function* (
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

/** Yields to other fibers a random number of times. */
export const dawdling = (chance: Random) =>
  Effect.suspend(() =>
    Effect.forEach(Array.from({ length: chance.between(0, 19) }), () => Effect.yieldNow, { discard: true })
  )

export const eventually = <A>(look: () => A, wanted: A) =>
  Effect.promise(async () => {
    await expect.poll(look, { interval: 5, timeout: 10_000 }).toEqual(wanted)
  })

/** Publishes events, and waits until the hub has read them. */
export const publishToHub = Effect.fnUntraced(function* (...topics: ReadonlyArray<ReadonlyArray<Topic>>) {
  const witness = yield* subscribe([moving])
  yield* witness.catchUp
  const newest = yield* publish(...topics.map((to) => to.concat(moving)))
  yield* eventually(() => witness.ids().at(-1), newest)
  witness.unsubscribe()
  return newest
})
