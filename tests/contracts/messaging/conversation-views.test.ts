import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { Conversation, Message } from "#domain/messaging/conversation.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { aConversation, aMessage, aTalkSlice } from "#tests/support/builders.ts"
import { asHomeowner, asProvider, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

/** A conversation of Olivia Park with Reyes Plumbing, and its messages: who wrote, and in which minute. */
const seedTalk = Effect.fnUntraced(function* (
  lines: ReadonlyArray<readonly ["homeowner" | "provider", number]>
) {
  const homeowner = yield* seedHomeowner({ firstName: "Olivia", lastName: "Park" })
  const provider = yield* seedProvider({ businessName: "Reyes Plumbing" })
  const conversation = aConversation({ homeownerId: homeowner.id, providerId: provider.id })
  const messages = lines.map(([sender, minute], index) =>
    aMessage({
      conversationId: conversation.id,
      senderUserId: sender === "homeowner" ? homeowner.id : provider.userId,
      body: `line ${index}`,
      createdAt: `2026-03-03T10:${String(minute).padStart(2, "0")}:00.000Z`
    })
  )
  const { addMessage, open } = yield* ConversationRepository
  yield* open(conversation)
  for (const message of messages) yield* addMessage(message)
  return { conversation, messages, homeowner: asHomeowner(homeowner), provider: asProvider(provider) }
})

onEveryStore("ConversationViews", (run) => {
  it("shows each of the two the other one, the newest message and the count of unread ones", () =>
    run(
      Effect.gen(function* () {
        const talk = yield* seedTalk([
          ["provider", 1],
          ["homeowner", 3],
          ["provider", 2]
        ])
        const views = yield* ConversationViews
        const [forHomeowner] = yield* views.of(talk.homeowner, aTalkSlice())
        expect(Schema.encodeUnknownSync(Conversation)(forHomeowner)).toEqual(forHomeowner)
        expect(forHomeowner).toEqual({
          id: talk.conversation.id,
          participantName: "Reyes Plumbing",
          participantRole: "Service Provider",
          lastMessage: "line 1",
          lastMessageAt: "2026-03-03T10:03:00.000Z",
          unreadCount: 2,
          projectId: null
        })
        expect(yield* views.byId(talk.conversation.id, talk.provider)).toEqual({
          ...forHomeowner,
          participantName: "Olivia Park",
          participantRole: "Homeowner",
          unreadCount: 1
        })
      })
    ))

  it("shows a conversation without messages as such", () =>
    run(
      Effect.gen(function* () {
        const { homeowner } = yield* seedTalk([])
        expect(yield* (yield* ConversationViews).of(homeowner, aTalkSlice())).toMatchObject([
          { lastMessage: null, lastMessageAt: null, unreadCount: 0 }
        ])
      })
    ))

  it("counts nothing as unread once it was read", () =>
    run(
      Effect.gen(function* () {
        const { conversation, homeowner } = yield* seedTalk([["provider", 1]])
        yield* (yield* ConversationRepository).markRead(conversation.id, homeowner.id)
        expect(yield* (yield* ConversationViews).of(homeowner, aTalkSlice())).toMatchObject([
          { unreadCount: 0 }
        ])
      })
    ))

  it("lists the last active first: a new conversation counts from its opening", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const openedOn = Effect.fnUntraced(function* (createdAt: string, lastMessageAt: string | null) {
          const { id: providerId } = yield* seedProvider({ businessName: lastMessageAt ?? createdAt })
          return aConversation({ homeownerId: homeowner.id, providerId, createdAt, lastMessageAt })
        })
        const conversations = [
          yield* openedOn("2026-03-01T00:00:00.000Z", "2026-03-04T00:00:00.000Z"),
          yield* openedOn("2026-03-05T00:00:00.000Z", null),
          yield* openedOn("2026-03-02T00:00:00.000Z", "2026-03-03T00:00:00.000Z")
        ]
        yield* seedMarketplace({ conversations })
        const listed = yield* (yield* ConversationViews).of(asHomeowner(homeowner), aTalkSlice())
        expect(listed.map(({ participantName }) => participantName.slice(0, 10))).toEqual([
          "2026-03-05",
          "2026-03-04",
          "2026-03-03"
        ])
      })
    ))

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

  it("dies for an unknown id", () =>
    run(
      Effect.gen(function* () {
        const { homeowner } = yield* seedTalk([])
        const unknown = (yield* ConversationViews).byId(aConversation().id, homeowner)
        expect(Exit.hasDies(yield* Effect.exit(unknown))).toBe(true)
      })
    ))
})
