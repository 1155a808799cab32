import * as Effect from "effect/Effect"
import type { Knex } from "knex"

import type { EventWriter } from "#adapters/db-knex/dialect.ts"
import { insertAll } from "#adapters/db-knex/insert-all.ts"
import type { DatedNews, EventId } from "#domain/events/event.ts"

import { knownEvents } from "./known-events.ts"

const writeOne = async (trx: Knex.Transaction, { at, conversationId, id, kind, to }: DatedNews) => {
  const [event] = await trx("events")
    .insert({ kind, thing_id: id, conversation_id: conversationId ?? null, created_at: at })
    .returning("id")
  await insertAll(
    trx,
    "event_topics",
    [...new Set(to)].map((topic) => ({ topic, event_id: event.id }))
  )
  const latest: EventId = event.id
  return { latest, of: new Map(to.map((topic) => [topic, latest])) }
}

/** One server uses the file, with one writer: ids come in the order of commits, and the process notifies itself. */
export const eventWriter = (): EventWriter => {
  const listeners = new Set<() => void>()
  const known = knownEvents()
  return {
    write: async (trx, news) => {
      const written: Array<Awaited<ReturnType<typeof writeOne>>> = []
      for (const item of news) written.push(await writeOne(trx, item))
      return () => {
        for (const one of written) known.learn(one)
        for (const notify of listeners) notify()
      }
    },
    known,
    notifications: (notify) =>
      Effect.callback(() => {
        listeners.add(notify)
        notify()
        return Effect.sync(() => void listeners.delete(notify))
      })
  }
}
