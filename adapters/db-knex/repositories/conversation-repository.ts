import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import type { Pair } from "#ports/views/quote-views.ts"

import { Database, queryOn, readOn } from "../database.ts"
import { oneOf } from "../rows-of.ts"
import { assignments, insertion, type LinkedWrites } from "../statement.ts"
import { conversationRow, conversations, messages } from "../tables.ts"
import { hidePhotos, showPhotos } from "./hidden-photos.ts"

const taken = { homeowner_archived_at: null, provider_archived_at: null }

// Of two messages at once the later one counts, whichever is stored first.
const addMessageWrites = (message: MessageRecord): LinkedWrites => ({
  first: (bind) => `${insertion("messages", messages.toRow(message), bind)} returning conversation_id as id`,
  second: (ids, bind) => `
    update conversations
    set ${assignments({ last_message_at: message.createdAt, active_at: message.createdAt, ...taken }, bind)}
    where id in (${ids}) and (last_message_at is null or last_message_at < ${bind(message.createdAt)})`
})

const closedWithStatement =
  "select provider_id from conversations where homeowner_id = $1 and blocked_by is not null"

const rowOf = (sql: Knex, { homeownerId, providerId }: Pair) =>
  sql("conversations").where({ homeowner_id: homeownerId, provider_id: providerId })

interface ClosedWith {
  readonly provider_id: ProviderId
}

export const KnexConversationRepository = Layer.effect(
  ConversationRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const query = queryOn(database)
    const read = readOn(database)
    const { atomically } = yield* Transactor

    const one = oneOf(database, conversations, "conversation")

    const oneMessage = oneOf(database, messages, "message")

    const inPair = Effect.fnUntraced(function* (find: (sql: Knex) => Knex.QueryBuilder) {
      const row = yield* query((sql) => find(sql).first())
      return row === undefined ? null : conversations.fromRow(row)
    })

    return ConversationRepository.of({
      open: Effect.fnUntraced(function* (conversation: ConversationRecord) {
        // The merge changes nothing: it makes `returning` give the existing row, without a second query.
        const [row] = yield* query((sql) =>
          sql("conversations")
            .insert(conversationRow(conversation))
            .onConflict(["homeowner_id", "provider_id"])
            .merge({ active_at: sql.raw("conversations.active_at") })
            .returning("*")
        )
        const stored = conversations.fromRow(row)
        return { conversation: stored, isNew: stored.id === conversation.id }
      }),

      byId: (id) => one((sql) => sql("conversations").where({ id })),

      // SQLite has no row locks and needs none: a transaction has its only writing connection to itself.
      held: (id) => one((sql) => sql("conversations").where({ id }).forNoKeyUpdate()),

      of: (pair) => inPair((sql) => rowOf(sql, pair)),

      heldOf: (pair) => inPair((sql) => rowOf(sql, pair).forNoKeyUpdate()),

      closedWith: (homeownerId) =>
        Effect.map(read<ClosedWith>({ text: closedWithStatement, values: [homeownerId] }), (rows) =>
          rows.map(({ provider_id }) => provider_id)
        ),

      putAway: (conversation) => {
        const { blocked_at, blocked_by, homeowner_archived_at, id, provider_archived_at } =
          conversations.toRow(conversation)
        const columns = { blocked_at, blocked_by, homeowner_archived_at, provider_archived_at }
        return Effect.asVoid(query((sql) => sql("conversations").where({ id }).update(columns)))
      },

      addMessage: (message) =>
        atomically(Effect.asVoid(query((sql) => database.dialect.runLinked(sql, addMessageWrites(message))))),

      message: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("messages").where({ id }).first())
        return row === undefined ? null : messages.fromRow(row)
      }),

      standing: (id) =>
        oneMessage((sql) => sql("messages").where({ id }).whereNull("removed_at").forUpdate()),

      takenDown: (id) =>
        oneMessage((sql) => sql("messages").where({ id }).whereNotNull("removed_at").forUpdate()),

      takeDown: Effect.fnUntraced(function* ({ aboutId: id, ground, removedAt }) {
        const next = { body: "", read: true, removed_at: removedAt, removed_for: ground }
        yield* query((sql) => sql("messages").where({ id }).update(next))
        yield* query((sql) => hidePhotos(sql, ["message"], id))
      }),

      putBack: Effect.fnUntraced(function* (id, body) {
        const next = { body, removed_at: null, removed_for: null }
        yield* query((sql) => sql("messages").where({ id }).update(next))
        yield* query((sql) => showPhotos(sql, ["message"], id))
      }),

      markRead: (id, reader) =>
        Effect.map(
          query((sql) =>
            sql("messages")
              .where({ conversation_id: id })
              .whereNot({ sender_user_id: reader })
              .whereRaw("read = false")
              .update({ read: true })
          ),
          (marked) => marked > 0
        )
    })
  })
)
