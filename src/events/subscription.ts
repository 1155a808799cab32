import * as Effect from "effect/Effect"

import { type Event, type EventId, reconnect, type Topic } from "#domain/events/event.ts"
import type { EventLog } from "#ports/event-log.ts"

import type { Listener, Newsroom, Receiver } from "./event-dispatcher.ts"

const pageSize = 200

/** Somebody who wants to hear of what concerns them. */
export interface Follower<E, R> extends Receiver {
  /** What they may listen to. Asked again if that changes meanwhile. */
  readonly topics: Effect.Effect<ReadonlyArray<Topic>, E, R>
  /** The last event that they know of; null when they know of none and begin now. */
  readonly after: EventId | null
  /** Waits until what was delivered is on its way. */
  readonly drained: Effect.Effect<void>
}

export interface Following {
  /** Where the follower goes on: after their last event or, when that is forgotten, after the newest. */
  readonly from: EventId
  /** False when it is forgotten. */
  readonly isGapless: boolean
  /** Delivers what was missed. Until it has, what happens meanwhile waits. */
  readonly catchUp: Effect.Effect<void>
  readonly leave: () => void
}

type Log = EventLog["Service"]

/** Starts to listen to one's topics as they are at that moment, to what comes after the event `upTo`. */
const enterWith = <E, R>(newsroom: Newsroom, { deliver, end, topics: read }: Follower<E, R>) =>
  Effect.suspend(() => {
    const changed = new Set<Topic>()
    newsroom.arriving.add(changed)
    const entering = Effect.gen(function* () {
      for (;;) {
        changed.clear()
        const topics = yield* read
        if (topics.some((topic) => changed.has(topic))) continue
        const upTo = newsroom.newest()
        const listener: Listener = {
          topics,
          deliver,
          end: () => {
            newsroom.leave(listener)
            end()
          },
          heard: upTo,
          waiting: [],
          hasLeft: false
        }
        newsroom.enter(listener)
        return { listener, upTo }
      }
    })
    return Effect.ensuring(
      entering,
      Effect.sync(() => newsroom.arriving.delete(changed))
    )
  })

/** What a listener missed, page by page, and then what came meanwhile. */
const catchUp = (log: Log, listener: Listener, from: EventId, upTo: EventId, drained: Effect.Effect<void>) =>
  Effect.gen(function* () {
    let after = from
    while (after < upTo && !listener.hasLeft) {
      const page: ReadonlyArray<Event> = yield* log.ofTopics(listener.topics, { after, upTo }, pageSize)
      for (const event of page) if (event.kind !== reconnect) listener.deliver(event)
      after = page.length < pageSize ? upTo : (page.at(-1)?.id ?? upTo)
      yield* drained
    }
    if (listener.hasLeft) return
    // Where servers differ, the follower may be ahead of this one.
    const news = (listener.waiting ?? []).filter(({ id }) => id > from)
    listener.heard = Math.max(listener.heard, from)
    listener.waiting = null
    for (const event of news) listener.deliver(event)
  })

/**
 * Follows events from some point on, so that none is lost or delivered twice: first listens, then reads what lies
 * between the follower's last event and the newest one of that moment.
 */
export const makeFollow = (log: Log, newsroom: Newsroom) =>
  Effect.fnUntraced(function* <E, R>(follower: Follower<E, R>) {
    const { after, drained } = follower
    const { listener, upTo } = yield* enterWith(newsroom, follower)
    const leave = () => newsroom.leave(listener)
    const isGapless =
      after === null || after === upTo || (yield* Effect.onError(log.has(after), () => Effect.sync(leave)))
    const from = after === null || !isGapless ? upTo : after
    const following: Following = {
      from,
      isGapless,
      catchUp: catchUp(log, listener, from, upTo, drained),
      leave
    }
    return following
  })
