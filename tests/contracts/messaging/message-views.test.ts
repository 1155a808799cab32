import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { writeMessage } from "#domain/messaging/conversation-rules.ts"
import { Message } from "#domain/messaging/conversation.ts"
import { MessageId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { seedTalk } from "./seed-talk.ts"

onEveryStore("ConversationViews", (run) => {
  it("gives the newest messages, oldest of them first, in the shape of the wire", () =>
    run(
      Effect.gen(function* () {
        const { conversation, messages } = yield* seedTalk([
          ["homeowner", 1],
          ["provider", 2],
          ["homeowner", 3]
        ])
        const newest = yield* (yield* ConversationViews).messages(conversation.id, { limit: 2, before: null })
        expect(newest.map(({ content }) => content)).toEqual(["line 1", "line 2"])
        expect(Schema.encodeUnknownSync(Schema.Array(Message))(newest)).toEqual(newest)
        expect(newest[0]).toEqual({
          id: messages[1]?.id,
          senderId: messages[1]?.senderUserId,
          content: "line 1",
          createdAt: messages[1]?.createdAt
        })
      })
    ))

  it("has an answer after what it answers where a server's clock is behind, also as the list's newest", () =>
    run(
      Effect.gen(function* () {
        const { conversation, homeowner, provider } = yield* seedTalk([["homeowner", 5]])
        const { addMessage, byId } = yield* ConversationRepository
        const answers = [
          { actor: provider, words: "answer", now: "2026-03-03T10:04:57.000Z" },
          { actor: homeowner, words: "thanks", now: "2026-03-03T10:04:58.000Z" },
          { actor: provider, words: "later", now: "2026-03-03T10:06:00.000Z" }
        ]
        for (const { actor, now, words } of answers) {
          const { value } = writeMessage({
            id: MessageId.make(crypto.randomUUID()),
            conversation: yield* byId(conversation.id),
            actor,
            message: { content: words },
            now
          })
          yield* addMessage(value)
          const shown = yield* (yield* ConversationViews).byId(conversation.id, homeowner)
          expect(shown.lastMessage).toBe(words)
        }
        const all = yield* (yield* ConversationViews).messages(conversation.id, { limit: 9, before: null })
        expect(all.map(({ content, createdAt }) => [content, createdAt])).toEqual([
          ["line 0", "2026-03-03T10:05:00.000Z"],
          ["answer", "2026-03-03T10:05:00.001Z"],
          ["thanks", "2026-03-03T10:05:00.002Z"],
          ["later", "2026-03-03T10:06:00.000Z"]
        ])
      })
    ))

  it("walks back through messages of one moment without gap or repetition", () =>
    run(
      Effect.gen(function* () {
        const { conversation, messages } = yield* seedTalk(Array.from({ length: 7 }, () => ["homeowner", 5]))
        const view = yield* ConversationViews
        const { message } = yield* ConversationRepository
        const walked: Array<string> = []
        let before = null
        do {
          const slice: ReadonlyArray<Message> = yield* view.messages(conversation.id, { limit: 3, before })
          walked.unshift(...slice.map(({ id }) => id))
          before = slice[0] === undefined ? null : yield* message(slice[0].id)
        } while (before !== null)
        expect(walked).toEqual(messages.map(({ id }) => id).toSorted())
      })
    ))
})
