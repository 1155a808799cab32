import * as Effect from "effect/Effect"

import { type Event, type EventId, reconnect, type Topic } from "#domain/events/event.ts"
import type { EventLog } from "#ports/event-log.ts"

import type { EventDispatcher, Listener, Receiver } from "./event-dispatcher.ts"

const pageSize = 200

/** Receives the events of some topics. */
export interface Subscriber<E, R> extends Receiver {
  /** What it may subscribe to; asked again if that changes meanwhile. */
  readonly topics: Effect.Effect<ReadonlyArray<Topic>, E, R>
  /** The last event that it knows (the resume cursor); null to begin with the next one. */
  readonly after: EventId | null
  /** Waits until the delivered events are on their way. */
  readonly drained: Effect.Effect<void>
}

export interface Subscription {
  /** Where it goes on: after the subscriber's last event or, when the log has forgotten that one, after the newest. */
  readonly from: EventId
  /** False when the log has forgotten the subscriber's last event. */
  readonly isGapless: boolean
  /** Delivers the missed events. Newer events stay pending until it is done. */
  readonly catchUp: Effect.Effect<void>
  readonly unsubscribe: () => void
}

type Log = EventLog["Service"]

// A function of its own, so that the listener's closures retain nothing else for as long as it listens.
const listenerOf = (
  dispatcher: EventDispatcher,
  topics: ReadonlyArray<Topic>,
  { deliver, end }: Receiver
): Listener => {
  const listener: Listener = {
    channels: dispatcher.channelsOf(topics),
    deliver,
    end: () => {
      dispatcher.remove(listener)
      end()
    },
    lastEventId: dispatcher.newest(),
    pending: [],
    isRemoved: false
  }
  return listener
}

const removing = (dispatcher: EventDispatcher, listener: Listener) => () => dispatcher.remove(listener)

/** Adds a listener for the subscriber's topics as they are at that moment, for events after `upTo`. */
const addListener = <E, R>(dispatcher: EventDispatcher, subscriber: Subscriber<E, R>) =>
  Effect.suspend(() => {
    const changed = new Set<Topic>()
    dispatcher.topicChanges.add(changed)
    const adding = Effect.gen(function* () {
      for (;;) {
        changed.clear()
        const topics = yield* subscriber.topics
        if (topics.some((topic) => changed.has(topic))) continue
        const listener = listenerOf(dispatcher, topics, subscriber)
        const upTo = listener.lastEventId
        dispatcher.add(listener)
        return { listener, upTo }
      }
    })
    return Effect.ensuring(
      adding,
      Effect.sync(() => dispatcher.topicChanges.delete(changed))
    )
  })

/** Delivers what the listener missed, page by page, and then what became pending meanwhile. */
const catchUp = (log: Log, listener: Listener, from: EventId, upTo: EventId, drained: Effect.Effect<void>) =>
  Effect.gen(function* () {
    const topics = listener.channels.map(({ topic }) => topic)
    let after = from
    while (after < upTo && !listener.isRemoved) {
      const page: ReadonlyArray<Event> = yield* log.ofTopics(topics, { after, upTo }, pageSize)
      for (const event of page) if (event.kind !== reconnect) listener.deliver(event)
      after = page.length < pageSize ? upTo : (page.at(-1)?.id ?? upTo)
      yield* drained
    }
    if (listener.isRemoved) return
    // With several servers, the subscriber may be ahead of this one.
    const pending = (listener.pending ?? []).filter(({ id }) => id > from)
    listener.lastEventId = Math.max(listener.lastEventId, from)
    listener.pending = null
    for (const event of pending) listener.deliver(event)
  })

/**
 * Subscribes from a resume cursor on, so that no event is lost or delivered twice: first listens, then reads what lies
 * between the cursor and the newest event of that moment.
 */
export const makeSubscribe = (log: Log, dispatcher: EventDispatcher) =>
  Effect.fnUntraced(function* <E, R>(subscriber: Subscriber<E, R>) {
    const { after, drained } = subscriber
    const { listener, upTo } = yield* addListener(dispatcher, subscriber)
    const unsubscribe = removing(dispatcher, listener)
    const isGapless =
      after === null ||
      after === upTo ||
      (yield* Effect.onError(log.has(after), () => Effect.sync(unsubscribe)))
    const from = after === null || !isGapless ? upTo : after
    const subscription: Subscription = {
      from,
      isGapless,
      catchUp: catchUp(log, listener, from, upTo, drained),
      unsubscribe
    }
    return subscription
  })
