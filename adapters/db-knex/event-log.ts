import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { DatedNews, EventId, News } from "#domain/events/event.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { EventLog } from "#ports/event-log.ts"
import { Transactor } from "#ports/transactor.ts"

import { type Connections, Database, queryOn, readOn } from "./database.ts"
import {
  type AddressedRow,
  addressedEventsOf,
  eventOf,
  type EventRow,
  firstToStay,
  latest,
  newest,
  newestAfter,
  newestOf,
  type NewestRow,
  oldestRemoved,
  ofTopicsIn,
  withId
} from "./event-statements.ts"
import { CurrentTransaction } from "./transaction.ts"

const dated = (news: ReadonlyArray<News>): Effect.Effect<ReadonlyArray<DatedNews>> =>
  Effect.map(DateTime.now, (now) => {
    const at = DateTime.formatIso(now)
    return news.map((one) => ({ ...one, at }))
  })

interface One {
  readonly id: EventId | null
}

const idIn = ([row]: ReadonlyArray<One>): EventId => row?.id ?? 0

// Few enough for one statement's time, however busy the hour was.
const removedAtOnce = 1_000

const makePurge = (database: Connections) => {
  const query = queryOn(database)
  const read = readOn(database)
  const removeSome = (id: EventId) =>
    query((sql) => database.dialect.run(sql, oldestRemoved(id, removedAtOnce)))

  return Effect.fnUntraced(function* (instant: Instant) {
    const first = idIn(yield* read<One>(firstToStay(instant)))
    while ((yield* removeSome(first)).length === removedAtOnce);
    database.dialect.eventWriter.known?.forget()
  })
}

const newestBy = (database: Connections): EventLog["Service"]["newest"] => {
  const { eventWriter, position } = database.dialect
  const read = readOn(database)
  const learnt = (rows: ReadonlyArray<NewestRow>) => {
    const found = newestOf(rows)
    eventWriter.known?.learn(found)
    return found
  }
  return (topics) =>
    Effect.suspend(() => {
      const known = eventWriter.known?.newest(topics)
      return known ? Effect.succeed(known) : Effect.map(read<NewestRow>(newest(topics, position)), learnt)
    })
}

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
      latest: Effect.map(read<One>(latest), idIn),
      newest: newestBy(database),
      has: (id) => Effect.map(read(withId(id)), ({ length }) => length > 0),
      after: (id, limit) => Effect.map(read<AddressedRow>(newestAfter(id, limit)), addressedEventsOf),
      ofTopics: (topics, range, limit) =>
        Effect.map(read<EventRow>(ofTopicsIn(topics, range, limit)), (rows) => rows.map(eventOf)),
      removeBefore: makePurge(database),
      notifications: database.dialect.eventWriter.notifications
    })
  })
)
