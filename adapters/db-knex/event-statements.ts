import {
  type AddressedEvent,
  allListings,
  type Event,
  type EventId,
  type Topic
} from "#domain/events/event.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { EventRange, Newest } from "#ports/event-log.ts"
import type { LogPosition } from "#ports/reads-at.ts"

import { padded, type Statement } from "./statement.ts"

// The condition excludes nothing; with it, a plan shows that the whole index is not read.
export const latest: Statement = { text: "select max(id) as id from events where id > 0", values: [] }

export const newest = (topics: ReadonlyArray<Topic>, position: string): Statement => {
  const asked = padded(topics.length === 0 ? [allListings] : topics)
  return {
    text: `
      with asked (topic) as (values ${asked.map((_, index) => `($${index + 1})`).join(", ")})
      select asked.topic, (select max(event_id) from event_topics t where t.topic = asked.topic) as id, null as position
      from asked
      union all
      select null, max(id), ${position} from events where id > 0`,
    values: asked
  }
}

export interface NewestRow {
  readonly topic: Topic | null
  readonly id: EventId | null
  readonly position: LogPosition | null
}

export const newestOf = (rows: ReadonlyArray<NewestRow>): Newest => {
  const of = new Map<Topic, EventId>()
  const last = rows.find(({ topic }) => topic === null)
  for (const { id, topic } of rows) if (topic !== null) of.set(topic, id ?? 0)
  return { latest: last?.id ?? 0, of, position: last?.position ?? null }
}

export const withId = (id: EventId): Statement => ({
  text: "select id from events where id = $1",
  values: [id]
})

// Subscribers are near the end of the log: with a lower bound on both tables, every plan reads only the newest rows.
export const newestAfter = (id: EventId, limit: number): Statement => ({
  text: `
    select e.id, e.kind, e.thing_id, e.conversation_id, t.topic
    from (select id, kind, thing_id, conversation_id from events where id > $1 order by id limit $2) e
    left join event_topics t on t.event_id = e.id and t.event_id > $1
    order by e.id`,
  values: [id, limit]
})

export const ofTopicsIn = (
  topics: ReadonlyArray<Topic>,
  { after, upTo }: EventRange,
  limit: number
): Statement => ({
  text: `
    select e.id, e.kind, e.thing_id, e.conversation_id
    from (
      select distinct event_id from event_topics
      where topic in (${topics.map((_, index) => `$${index + 4}`).join(", ")}) and event_id > $1 and event_id <= $2
      order by event_id limit $3
    ) t
    join events e on e.id = t.event_id
    order by e.id`,
  values: [after, upTo, limit, ...topics]
})

// By id, not by time: the clocks of several servers differ, and what is kept must have no gaps. The newest stays.
export const firstToStay = (instant: Instant): Statement => ({
  text: `
    select coalesce(
      (select id from events where created_at >= $1 order by id limit 1),
      (select id from events order by id desc limit 1)
    ) as id`,
  values: [instant]
})

export const oldestRemoved = (id: EventId, limit: number): Statement => ({
  text: `
    delete from events where id in (select id from events where id < $1 order by id limit $2)
    returning id`,
  values: [id, limit]
})

export interface EventRow {
  readonly id: EventId
  readonly kind: Event["kind"]
  readonly thing_id: string
  readonly conversation_id: Event["conversationId"]
}

export interface AddressedRow extends EventRow {
  readonly topic: Topic | null
}

export const eventOf = ({ conversation_id, id, kind, thing_id }: EventRow): Event => ({
  id,
  kind,
  thingId: thing_id,
  conversationId: conversation_id
})

/** Groups rows, one for each topic of an event, into events. */
export const addressedEventsOf = (rows: ReadonlyArray<AddressedRow>): ReadonlyArray<AddressedEvent> => {
  const events = new Map<EventId, Event & { readonly to: Array<Topic> }>()
  for (const row of rows) {
    const event = events.get(row.id) ?? { ...eventOf(row), to: [] }
    if (row.topic !== null) event.to.push(row.topic)
    events.set(row.id, event)
  }
  return [...events.values()]
}
