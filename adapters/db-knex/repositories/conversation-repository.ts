import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn } from "../database.ts"
import { assignments, insertion, type LinkedWrites } from "../statement.ts"
import { conversationRow, conversations, messages } from "../tables.ts"

// Of two messages at once the later one counts, whichever is stored first.
const addMessageWrites = (message: MessageRecord): LinkedWrites => ({
  first: (bind) => `${insertion("messages", messages.toRow(message), bind)} returning conversation_id as id`,
  second: (ids, bind) => `
    update conversations
    set ${assignments({ last_message_at: message.createdAt, active_at: message.createdAt }, bind)}
    where id in (${ids}) and (last_message_at is null or last_message_at < ${bind(message.createdAt)})`
})

export const KnexConversationRepository = Layer.effect(
  ConversationRepository,
  Effect.gen(function* () {
    const database = yield* Database
    const query = queryOn(database)
    const { atomically } = yield* Transactor

    return ConversationRepository.of({
      open: Effect.fnUntraced(function* (conversation: ConversationRecord) {
        // The merge changes nothing: it gives the row that is there, without a second question.
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

      byId: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("conversations").where({ id }).first())
        return row === undefined ? yield* new NotFound({ thing: "conversation" }) : conversations.fromRow(row)
      }),

      addMessage: (message) =>
        atomically(Effect.asVoid(query((sql) => database.dialect.runLinked(sql, addMessageWrites(message))))),

      message: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("messages").where({ id }).first())
        return row === undefined ? null : messages.fromRow(row)
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
