import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { ConversationRecord, MessageRecord } from "#domain/messaging/conversation.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId, UserId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn } from "../database.ts"
import { conversationRow, conversations, messages } from "../tables.ts"

export const KnexConversationRepository = Layer.effect(
  ConversationRepository,
  Effect.gen(function* () {
    const query = queryOn(yield* Database)
    const { atomically } = yield* Transactor

    const ofPair = Effect.fnUntraced(function* (homeowner_id: UserId, provider_id: ProviderId) {
      const row = yield* query((sql) => sql("conversations").where({ homeowner_id, provider_id }).first())
      return conversations.fromRow(row)
    })

    const addMessage = Effect.fnUntraced(function* (message: MessageRecord) {
      const { conversationId: id, createdAt } = message
      yield* query((sql) => sql("messages").insert(messages.toRow(message)))
      // Of two messages at once the later one counts, whichever is stored first.
      yield* query((sql) =>
        sql("conversations")
          .where({ id })
          .whereRaw("(last_message_at is null or last_message_at < ?)", [createdAt])
          .update({ last_message_at: createdAt, active_at: createdAt })
      )
    })

    return ConversationRepository.of({
      open: Effect.fnUntraced(function* (conversation: ConversationRecord) {
        const written = yield* query((sql) =>
          sql("conversations")
            .insert(conversationRow(conversation))
            .onConflict(["homeowner_id", "provider_id"])
            .ignore()
            .returning("id")
        )
        if (written.length > 0) return { conversation, isNew: true }
        const { homeownerId, providerId } = conversation
        return { conversation: yield* ofPair(homeownerId, providerId), isNew: false }
      }),

      byId: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("conversations").where({ id }).first())
        return row === undefined ? yield* new NotFound({ thing: "conversation" }) : conversations.fromRow(row)
      }),

      addMessage: (message) => atomically(addMessage(message)),

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
