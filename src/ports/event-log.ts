import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { AddressedEvent, Event, EventId, News, Topic } from "#domain/events/event.ts"
import type { Instant } from "#domain/shared/instant.ts"

import type { LogPosition } from "./reads-at.ts"

/** Events above `after`, up to and including `upTo`. */
export interface EventRange {
  readonly after: EventId
  readonly upTo: EventId
}

/** The newest events; 0 stands for none. */
export interface Newest {
  readonly latest: EventId
  readonly of: ReadonlyMap<Topic, EventId>
  /** The database's position in its write-ahead log at that moment; null where it has no read replica. */
  readonly position: LogPosition | null
}

/** What happened lately, in the order in which it was committed, which is the order of the ids. */
export class EventLog extends Context.Service<
  EventLog,
  {
    /**
     * Adds news to the surrounding transaction (without one, to a transaction of their own). They get their ids when it
     * commits, wherever in it they are added; news of a transaction that rolls back are never seen.
     */
    readonly append: (news: ReadonlyArray<News>) => Effect.Effect<void>
    /** The newest event's id; 0 before the first. Never goes back. */
    readonly latest: Effect.Effect<EventId>
    /** The newest event of all, and the newest kept one of each of these topics, at one moment. */
    readonly newest: (topics: ReadonlyArray<Topic>) => Effect.Effect<Newest>
    /** Whether the event is still kept. If so, all after it are kept as well. */
    readonly has: (id: EventId) => Effect.Effect<boolean>
    /** The first `limit` events after a given one. */
    readonly after: (id: EventId, limit: number) => Effect.Effect<ReadonlyArray<AddressedEvent>>
    /** The first `limit` events of a range that are addressed to any of the topics, each once. */
    readonly ofTopics: (
      topics: ReadonlyArray<Topic>,
      range: EventRange,
      limit: number
    ) => Effect.Effect<ReadonlyArray<Event>>
    /** Forgets the oldest events, up to the first that happened at `instant` or later. The newest always stays. */
    readonly removeBefore: (instant: Instant) => Effect.Effect<void>
    /**
     * Calls `notify` whenever events may have been appended, by any server, for as long as it runs: sometimes without
     * need, as at the start and after it may have missed a notification.
     */
    readonly notifications: (notify: () => void) => Effect.Effect<never>
  }
>()("ports/EventLog") {}
