import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"

import type { AddressedEvent, Topic } from "#domain/events/event.ts"
import { EventLog } from "#ports/event-log.ts"

import type { Store } from "./store.ts"

const isFor =
  (topics: ReadonlyArray<Topic>) =>
  ({ to }: AddressedEvent) =>
    to.some((topic) => topics.includes(topic))

export const eventLog = ({ addNews, atomically, shelf }: Store) =>
  EventLog.of({
    append: (news) =>
      Effect.flatMap(DateTime.now, (now) => {
        const at = DateTime.formatIso(now)
        return atomically(addNews(news.map((one) => ({ ...one, at }))))
      }),
    latest: Effect.sync(shelf.latest),
    newest: (topics) =>
      Effect.sync(() => ({
        latest: shelf.latest(),
        of: new Map(topics.map((topic) => [topic, shelf.events().findLast(isFor([topic]))?.id ?? 0])),
        position: null
      })),
    has: (id) => Effect.sync(() => shelf.events().some((event) => event.id === id)),
    after: (after, limit) =>
      Effect.sync(() =>
        shelf
          .events()
          .filter(({ id }) => id > after)
          .slice(0, limit)
          .map(({ at: _, ...event }) => event)
      ),
    ofTopics: (topics, { after, upTo }, limit) =>
      Effect.sync(() =>
        shelf
          .events()
          .filter(({ id }) => id > after && id <= upTo)
          .filter(isFor(topics))
          .slice(0, limit)
          .map(({ at: _, to: __, ...event }) => event)
      ),
    removeBefore: (instant) => Effect.sync(() => shelf.removeBefore(instant)),
    notifications: (notify) =>
      Effect.callback(() => {
        shelf.listeners.add(notify)
        notify()
        return Effect.sync(() => void shelf.listeners.delete(notify))
      })
  })
