import type { Client } from "pg"

import type { EventWriter } from "#adapters/db-knex/dialect.ts"
import { onConnection } from "#adapters/db-knex/statement.ts"

import type { ListenerNews } from "./lacks.ts"
import { channel, type ListenedTo, listenForNotifications } from "./notification-listener.ts"
import type { Query } from "./query.ts"

// Ids are taken under an advisory lock that is released once the transaction is over and visible to all: the order of
// ids is that of commits, and whoever has read an id has missed none below it (docs/decisions/0011). One statement,
// because every other transaction with news waits meanwhile.
const appendEvents = `
  with locked as materialized (
    select pg_advisory_xact_lock(7203115)
  ), told as materialized (
    select nextval('events_id_seq') as event_id, news.*
    from locked, jsonb_to_recordset($1::jsonb) as news (kind text, id text, "conversationId" uuid, at timestamptz, "to" jsonb)
  ), written as (
    insert into events (id, kind, thing_id, conversation_id, created_at)
    select event_id, kind, id, "conversationId", at from told
  ), addressed as (
    insert into event_topics (topic, event_id)
    select distinct topic, event_id from told, jsonb_array_elements_text("to") as topic
  )
  select pg_notify('${channel}', '')`

export const eventWriter = (servers: ListenedTo, ask: Query, listener: ListenerNews): EventWriter => ({
  write: (trx, news, end) =>
    onConnection(trx, async (connection: Client) => {
      const { stream } = connection.connection
      // In one packet with COMMIT: a process that is frozen between the two would hold the lock until it goes on.
      stream.cork()
      const written = ask(connection, { text: appendEvents, values: [JSON.stringify(news)] })
      end()
      stream.uncork()
      await written
      // The database notifies every server, this one as well.
      return () => undefined
    }),
  known: null,
  notifications: listenForNotifications(servers, listener)
})
