import * as Effect from "effect/Effect"
import type { Knex } from "knex"

import type { EventWriter } from "#adapters/db-knex/dialect.ts"
import { insertAll } from "#adapters/db-knex/insert-all.ts"
import type { DatedNews } from "#domain/events/event.ts"

const writeOne = async (trx: Knex.Transaction, { at, conversationId, id, kind, to }: DatedNews) => {
  const [event] = await trx("events")
    .insert({ kind, thing_id: id, conversation_id: conversationId ?? null, created_at: at })
    .returning("id")
  await insertAll(
    trx,
    "event_topics",
    [...new Set(to)].map((topic) => ({ topic, event_id: event.id }))
  )
}

/** One server uses the file, with one writer: ids come in the order of commits, and the process notifies itself. */
export const eventWriter = (): EventWriter => {
  const listeners = new Set<() => void>()
  return {
    write: async (trx, news) => {
      for (const item of news) await writeOne(trx, item)
    },
    committed: () => {
      for (const notify of listeners) notify()
    },
    notifications: (notify) =>
      Effect.callback(() => {
        listeners.add(notify)
        notify()
        return Effect.sync(() => void listeners.delete(notify))
      })
  }
}
