import type { AddressedEvent, DatedNews, EventId } from "#domain/events/event.ts"
import type { Instant } from "#domain/shared/instant.ts"

interface ShelvedEvent extends AddressedEvent {
  readonly at: Instant
}

/** The committed events of this process, oldest first, and the listeners for new ones. */
export const makeEventShelf = () => {
  let events: ReadonlyArray<ShelvedEvent> = []
  let latest: EventId = 0
  const listeners = new Set<() => void>()

  return {
    events: () => events,
    latest: () => latest,
    listeners,

    /** Gives the news of a commit their ids. */
    publish: (news: ReadonlyArray<DatedNews>) => {
      if (news.length === 0) return
      const published = news.map(({ at, conversationId = null, id: thingId, kind, to }) => {
        latest += 1
        return { id: latest, kind, thingId, conversationId, to: [...new Set(to)], at }
      })
      events = [...events, ...published]
      for (const wake of listeners) wake()
    },

    removeBefore: (instant: Instant) => {
      const firstToStay = events.findIndex(({ at, id }) => at >= instant || id === latest)
      events = events.slice(Math.max(0, firstToStay))
    }
  }
}
