import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { DatedNews, EventId, News } from "#domain/events/event.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { EventLog } from "#ports/event-log.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn, readOn } from "./database.ts"
import {
  type AddressedRow,
  addressedEventsOf,
  eventOf,
  type EventRow,
  latest,
  latestFor,
  newestAfter,
  ofTopicsIn,
  withId
} from "./event-statements.ts"
import { CurrentTransaction } from "./transaction.ts"

const dated = (news: ReadonlyArray<News>): Effect.Effect<ReadonlyArray<DatedNews>> =>
  Effect.map(DateTime.now, (now) => {
    const at = DateTime.formatIso(now)
    return news.map((one) => ({ ...one, at }))
  })

// Few enough for one statement's time, however busy the hour was.
const removedAtOnce = 1_000

const makePurge = (query: ReturnType<typeof queryOn>) => {
  // By id, not by time: the clocks of several servers differ, and what is kept must have no gaps.
  const firstToStay = (instant: Instant) =>
    query((sql) => sql("events").where("created_at", ">=", instant).orderBy("id").first("id"))
  const newest = query((sql) => sql("events").orderBy("id", "desc").first("id"))
  const removeSome = (id: EventId) =>
    query((sql) =>
      sql("events")
        .whereIn("id", sql("events").where("id", "<", id).orderBy("id").limit(removedAtOnce).select("id"))
        .delete()
    )

  return Effect.fnUntraced(function* (instant: Instant) {
    const first = (yield* firstToStay(instant)) ?? (yield* newest)
    if (first === undefined) return
    while ((yield* removeSome(first.id)) === removedAtOnce);
  })
}

interface Newest {
  readonly id: EventId | null
}

const idIn = ([row]: ReadonlyArray<Newest>): EventId => row?.id ?? 0

export const KnexEventLog = Layer.effect(
  EventLog,
  Effect.gen(function* () {
    const database = yield* Database
    const { atomically } = yield* Transactor
    const read = readOn(database)

    const publish = Effect.fnUntraced(function* (news: ReadonlyArray<News>) {
      const current = yield* CurrentTransaction
      current?.news.push(...(yield* dated(news)))
    })

    return EventLog.of({
      append: (news) => atomically(publish(news)),
      latest: Effect.map(read<Newest>(latest), idIn),
      latestFor: (topic) => Effect.map(read<Newest>(latestFor(topic)), idIn),
      has: (id) => Effect.map(read(withId(id)), ({ length }) => length > 0),
      after: (id, limit) => Effect.map(read<AddressedRow>(newestAfter(id, limit)), addressedEventsOf),
      ofTopics: (topics, range, limit) =>
        Effect.map(read<EventRow>(ofTopicsIn(topics, range, limit)), (rows) => rows.map(eventOf)),
      removeBefore: makePurge(queryOn(database)),
      notifications: database.dialect.eventWriter.notifications
    })
  })
)
