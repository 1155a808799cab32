import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { MessageRecord } from "#domain/messaging/conversation.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { aConversation, aMessage, aProject } from "#tests/support/builders.ts"
import { seedPair, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const seedConversation = Effect.fnUntraced(function* () {
  const { homeowner, provider } = yield* seedPair()
  const conversation = aConversation({ homeownerId: homeowner.id, providerId: provider.id })
  const { isNew } = yield* (yield* ConversationRepository).open(conversation)
  return { conversation, homeowner, provider, isNew }
})

onEveryStore("ConversationRepository", (run) => {
  it("opens a conversation and gives it back", () =>
    run(
      Effect.gen(function* () {
        const { conversation, isNew } = yield* seedConversation()
        expect(isNew).toBe(true)
        expect(yield* (yield* ConversationRepository).byId(conversation.id)).toEqual(conversation)
      })
    ))

  it("remembers what the conversation was opened about", () =>
    run(
      Effect.gen(function* () {
        const conversations = yield* ConversationRepository
        const { homeowner, provider } = yield* seedPair()
        const project = aProject({ homeownerId: homeowner.id })
        yield* (yield* ProjectRepository).insert(project)
        const about = aConversation({
          homeownerId: homeowner.id,
          providerId: provider.id,
          projectId: project.id
        })
        yield* conversations.open(about)
        expect((yield* conversations.byId(about.id)).projectId).toBe(project.id)
      })
    ))

  it("gives a pair the conversation it has", () =>
    run(
      Effect.gen(function* () {
        const { conversation } = yield* seedConversation()
        const { homeownerId, providerId } = conversation
        const again = aConversation({ homeownerId, providerId })
        const opened = yield* (yield* ConversationRepository).open(again)
        expect(opened).toEqual({ conversation, isNew: false })
      })
    ))

  it("has one of a homeowner with each professional", () =>
    run(
      Effect.gen(function* () {
        const { heldOf, of, open } = yield* ConversationRepository
        const { conversation, homeowner } = yield* seedConversation()
        const provider = yield* seedProvider()
        const pair = { homeownerId: homeowner.id, providerId: provider.id }
        expect([yield* of(pair), yield* heldOf(pair)]).toEqual([null, null])
        const other = aConversation(pair)
        expect(yield* open(other)).toEqual({ conversation: other, isNew: true })
        expect([yield* of(pair), yield* heldOf(pair)]).toEqual([other, other])
        expect(yield* heldOf({ ...pair, providerId: conversation.providerId })).toEqual(conversation)
      })
    ))

  it("opens one conversation for a pair, however many ask at once", () =>
    run(
      Effect.gen(function* () {
        const conversations = yield* ConversationRepository
        const { homeowner, provider } = yield* seedPair()
        const asking = Array.from({ length: 10 }, () =>
          conversations.open(aConversation({ homeownerId: homeowner.id, providerId: provider.id }))
        )
        const opened = yield* Effect.all(asking, { concurrency: "unbounded" })
        expect(opened.filter(({ isNew }) => isNew)).toHaveLength(1)
        expect(new Set(opened.map(({ conversation }) => conversation.id)).size).toBe(1)
      })
    ))

  it("has no conversation and no message under an unknown id", () =>
    run(
      Effect.gen(function* () {
        const conversations = yield* ConversationRepository
        const missing = yield* Effect.flip(conversations.byId(aConversation().id))
        expect(missing).toMatchObject({ _tag: "NotFound", thing: "conversation" })
        expect(yield* conversations.message(aMessage().id)).toBeNull()
      })
    ))

  it("stores a message and the time of the newest one", () =>
    run(
      Effect.gen(function* () {
        const conversations = yield* ConversationRepository
        const { conversation, homeowner } = yield* seedConversation()
        const ids = { conversationId: conversation.id, senderUserId: homeowner.id }
        const message = aMessage({
          ...ids,
          body: "Emoji 🛠️ and\nlines",
          createdAt: "2026-03-03T10:00:00.000Z"
        })
        yield* conversations.addMessage(message)
        yield* conversations.addMessage(aMessage({ ...ids, createdAt: "2026-03-03T09:59:59.999Z" }))
        expect(yield* conversations.message(message.id)).toEqual(message)
        expect((yield* conversations.byId(conversation.id)).lastMessageAt).toBe(message.createdAt)
      })
    ))

  it("marks as read what the other one wrote in this conversation, and nothing else", () =>
    run(
      Effect.gen(function* () {
        const conversations = yield* ConversationRepository
        const [{ conversation, homeowner, provider }, elsewhere] = [
          yield* seedConversation(),
          yield* seedConversation()
        ]
        const say = Effect.fnUntraced(function* (overrides: Partial<MessageRecord>) {
          const message = aMessage(overrides)
          yield* conversations.addMessage(message)
          return Effect.map(conversations.message(message.id), (stored) => stored?.read)
        })
        const isTheirsRead = yield* say({ conversationId: conversation.id, senderUserId: provider.userId })
        const isOwnRead = yield* say({ conversationId: conversation.id, senderUserId: homeowner.id })
        const isElsewhereRead = yield* say({
          conversationId: elsewhere.conversation.id,
          senderUserId: elsewhere.provider.userId
        })
        const marking = conversations.markRead(conversation.id, homeowner.id)
        expect([yield* marking, yield* marking]).toEqual([true, false])
        expect(yield* isTheirsRead).toBe(true)
        expect(yield* isOwnRead).toBe(false)
        expect(yield* isElsewhereRead).toBe(false)
      })
    ))
})
