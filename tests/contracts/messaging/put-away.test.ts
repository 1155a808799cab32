import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { Actor } from "#domain/account/account.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"
import { aMessage, aProject, aQuote, aTalkSlice } from "#tests/support/builders.ts"
import { seedMarketplace, seedPair } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { seedTalk } from "./seed-talk.ts"

const at = "2026-04-01T10:00:00.000Z"

/** In which of a person's lists the conversation is: the usual one, or that of archived ones. */
const standing = Effect.fnUntraced(function* (actor: Actor) {
  const { of } = yield* ConversationViews
  const counts = yield* (yield* OwnCountViews).of(actor, at)
  const among = yield* of(actor, aTalkSlice())
  const away = yield* of(actor, aTalkSlice({ isPutAway: true }))
  const unread = among.reduce((sum, one) => sum + one.unreadCount, 0)
  const isCounted = counts.conversations === among.length && counts.unread === unread
  const [shown, ...others] = [...among, ...away]
  if (shown === undefined || others.length > 0) throw new Error("It stands in one of the two lists")
  const { canUnblock = false, isArchived = false, isBlocked = false } = shown
  return { isAway: away.length === 1, isArchived, isBlocked, canUnblock, isCounted }
})

const open = { isAway: false, isArchived: false, isBlocked: false, canUnblock: false, isCounted: true }

onEveryStore("A conversation that is put away", (run) => {
  it("stands apart for who has put it away, until a message comes", () =>
    run(
      Effect.gen(function* () {
        const { conversation, homeowner, provider } = yield* seedTalk([["provider", 1]])
        const { addMessage, byId, putAway } = yield* ConversationRepository
        const stored = yield* byId(conversation.id)
        yield* putAway({ ...stored, homeownerArchivedAt: at })
        expect(yield* standing(homeowner)).toEqual({ ...open, isAway: true, isArchived: true })
        expect(yield* standing(provider)).toEqual(open)
        yield* putAway({ ...stored, homeownerArchivedAt: at, providerArchivedAt: at })
        expect(yield* standing(provider)).toEqual({ ...open, isAway: true, isArchived: true })
        const { id: conversationId } = conversation
        yield* addMessage(aMessage({ conversationId, senderUserId: provider.id, createdAt: at }))
        expect(yield* standing(homeowner)).toEqual(open)
        expect(yield* standing(provider)).toEqual(open)
      })
    ))

  it("stands apart for both once it is closed, and who has closed it can open it", () =>
    run(
      Effect.gen(function* () {
        const { conversation, homeowner, provider } = yield* seedTalk([["homeowner", 1]])
        const { byId, heldOf, putAway } = yield* ConversationRepository
        const stored = yield* byId(conversation.id)
        const closed: ConversationRecord = { ...stored, blockedBy: provider.id, blockedAt: at }
        yield* putAway(closed)
        expect(yield* byId(conversation.id)).toEqual(closed)
        expect(yield* heldOf(conversation)).toEqual(closed)
        const away = { ...open, isAway: true, isBlocked: true }
        expect(yield* standing(homeowner)).toEqual(away)
        expect(yield* standing(provider)).toEqual({ ...away, canUnblock: true })
        yield* putAway(stored)
        expect(yield* standing(homeowner)).toEqual(open)
      })
    ))

  it("is none where the two have none", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const { heldOf } = yield* ConversationRepository
        expect(yield* heldOf({ homeownerId: homeowner.id, providerId: provider.id })).toBeNull()
      })
    ))

  it("ends what is pending between the two, and nothing else", () =>
    run(
      Effect.gen(function* () {
        const quotes = yield* QuoteRepository
        const { homeowner, provider } = yield* seedPair()
        const others = yield* seedPair()
        const pair = { homeownerId: homeowner.id, providerId: provider.id }
        const project = aProject({ homeownerId: homeowner.id })
        const request = aQuote(pair)
        const bid = aQuote({ ...pair, projectId: project.id })
        const kept = [
          aQuote({ ...pair, status: "accepted" }),
          aQuote({ ...pair, status: "rejected" }),
          aQuote({ ...pair, providerId: others.provider.id }),
          aQuote({ ...pair, homeownerId: others.homeowner.id })
        ]
        yield* seedMarketplace({ projects: [project], quotes: [request, bid, ...kept] })
        const ending = { closeReason: null, closedBy: "provider" } as const
        const closed = yield* quotes.closeBetween(pair, ending)
        expect(new Map(closed.map((quote) => [quote.id, quote]))).toEqual(
          new Map([
            [request.id, { ...request, ...ending, status: "cancelled", version: 1 }],
            [bid.id, { ...bid, ...ending, status: "rejected", version: 1 }]
          ])
        )
        for (const quote of kept) expect(yield* quotes.byId(quote.id)).toEqual(quote)
        expect(yield* quotes.closeBetween(pair, ending)).toEqual([])
      })
    ))
})
