import { LRUCache } from "lru-cache"

import type { KnownEvents } from "#adapters/db-knex/dialect.ts"
import type { EventId, Topic } from "#domain/events/event.ts"

/** How many topics are remembered: more than the events that are kept can have. */
const capacity = 100_000

/** Remembers the newest event of all and of each topic, so that nobody has to read them. */
export const knownEvents = (): KnownEvents => {
  let latest: EventId = 0
  const newestOf = new LRUCache<Topic, EventId>({ max: capacity })

  return {
    newest: (topics) => {
      const of = new Map<Topic, EventId>()
      for (const topic of topics) {
        const id = newestOf.get(topic)
        if (id === undefined) return undefined
        of.set(topic, id)
      }
      return latest === 0 ? undefined : { latest, of, position: null }
    },

    // What was read may be older than what has been written meanwhile.
    learn: (newest) => {
      latest = Math.max(latest, newest.latest)
      for (const [topic, id] of newest.of) newestOf.set(topic, Math.max(newestOf.get(topic) ?? 0, id))
    },

    forget: () => newestOf.clear()
  }
}
