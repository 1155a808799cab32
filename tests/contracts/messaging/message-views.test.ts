import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { Message } from "#domain/messaging/conversation.ts"
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
