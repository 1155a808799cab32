import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { Conversation } from "#domain/messaging/conversation.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { aConversation, aTalkSlice } from "#tests/support/builders.ts"
import { asHomeowner, seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { seedTalk } from "./seed-talk.ts"

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
          projectId: null,
          providerId: talk.conversation.providerId
        })
        expect(yield* views.byId(talk.conversation.id, talk.provider)).toEqual({
          id: talk.conversation.id,
          participantName: "Olivia P.",
          participantRole: "Homeowner",
          lastMessage: "line 1",
          lastMessageAt: "2026-03-03T10:03:00.000Z",
          unreadCount: 1,
          projectId: null
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

  it("dies for an unknown id", () =>
    run(
      Effect.gen(function* () {
        const { homeowner } = yield* seedTalk([])
        const unknown = (yield* ConversationViews).byId(aConversation().id, homeowner)
        expect(Exit.hasDies(yield* Effect.exit(unknown))).toBe(true)
      })
    ))
})
