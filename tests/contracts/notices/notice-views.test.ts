import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { removalOf } from "#domain/removal/removal-rules.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { NoticeViews } from "#ports/views/notice-views.ts"
import { aConversation, aMessage, aProject, aQuote } from "#tests/support/builders.ts"
import { seedMarketplace, seedPair, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

onEveryStore("NoticeViews", (run) => {
  it("counts the pending offers on a project alone", () =>
    run(
      Effect.gen(function* () {
        const { homeowner } = yield* seedPair()
        const project = aProject({ homeownerId: homeowner.id })
        const states = [
          { providerQuote: 900 },
          { providerQuote: 800 },
          { providerQuote: null },
          { providerQuote: 700, status: "rejected" }
        ] as const
        const bids = []
        for (const state of states) {
          const { id: providerId } = yield* seedProvider()
          bids.push(aQuote({ homeownerId: homeowner.id, providerId, projectId: project.id, ...state }))
        }
        yield* seedMarketplace({ projects: [project], quotes: bids })
        expect(yield* (yield* NoticeViews).offersOn(project.id)).toBe(2)
      })
    ))

  it("counts what the reader has not read in a conversation, and not what the reader wrote or what was taken down", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const conversation = aConversation({ homeownerId: homeowner.id, providerId: provider.id })
        const written = { conversationId: conversation.id, senderUserId: provider.userId }
        const messages = [
          aMessage(written),
          aMessage(written),
          aMessage({ ...written, read: true }),
          aMessage({ ...written, senderUserId: homeowner.id })
        ]
        const gone = aMessage(written)
        yield* seedMarketplace({ conversations: [conversation], messages: [...messages, gone] })
        const removal = removalOf(
          { about: "message", aboutId: ThingId.make(gone.id), ground: "abusive" },
          { content: gone.body },
          { by: homeowner.id, at: "2026-03-02T18:00:00.000Z", caseId: null }
        )
        yield* (yield* RemovalRepository).insert(removal)
        yield* (yield* ConversationRepository).takeDown(removal)
        const { unreadIn } = yield* NoticeViews
        expect(yield* unreadIn(conversation.id, homeowner.id)).toBe(2)
        expect(yield* unreadIn(conversation.id, provider.userId)).toBe(1)
      })
    ))
})
