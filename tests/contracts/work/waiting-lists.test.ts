import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { OwnCounts } from "#domain/account/own-counts.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import {
  aConversation,
  aMessage,
  aProject,
  aQuote,
  aReview,
  aSlice,
  offeredOn
} from "#tests/support/builders.ts"
import { everyPage } from "#tests/support/pages.ts"
import {
  asHomeowner,
  asProvider,
  seedHomeowner,
  seedMarketplace,
  seedPair,
  seedProvider
} from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { at, idsOf, newestFirst, now, numbers } from "./listed.ts"

/** Two homeowners wait for a plumber: one has asked ever so often, the other twice and long ago. */
const seedCrowd = Effect.fnUntraced(function* () {
  const provider = yield* seedProvider()
  const [loud, quiet] = [yield* seedHomeowner(), yield* seedHomeowner()]
  const ids = { providerId: provider.id }
  const many = numbers(208).map((n) => aQuote({ ...ids, homeownerId: loud.id, createdAt: at(1_000 + n) }))
  const few = numbers(2).map((n) => aQuote({ ...ids, homeownerId: quiet.id, createdAt: at(n) }))
  yield* seedMarketplace({ quotes: [...many, ...few] })
  return { provider, quiet, loud, many, few }
})

const daysBefore = (instant: string, days: number) =>
  new Date(Date.parse(instant) - days * 86_400_000).toISOString()

onEveryStore("One's own lists", (run) => {
  it("give a provider what waits for an offer, three of one homeowner before it is the others' turn", () =>
    run(
      Effect.gen(function* () {
        const { few, many, provider } = yield* seedCrowd()
        const views = yield* QuoteViews
        const [newest, older] = [newestFirst(many), newestFirst(few)]
        const first = yield* views.ofProvider(provider.id, aSlice({ isWaiting: true, limit: 8 }))
        expect(idsOf(first)).toEqual(idsOf([...newest.slice(0, 3), ...older, ...newest.slice(3, 6)]))
        for (const limit of [1, 4, 50]) {
          const all = yield* everyPage((slice) => views.ofProvider(provider.id, slice), {
            limit,
            isWaiting: true
          })
          expect(idsOf(all)).toEqual(idsOf([...newest.slice(0, 3), ...older, ...newest.slice(3)]))
        }
      })
    ))

  it("have no project of somebody with whom the conversation is closed, though it is addressed to the provider", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const closed = { ...ids, homeownerId: (yield* seedHomeowner()).id }
        const [open, shut] = [aProject(ids), aProject(closed)]
        yield* seedMarketplace({
          projects: [open, shut],
          conversations: [aConversation({ ...closed, blockedBy: closed.homeownerId })]
        })
        const waiting = yield* (yield* ProjectViews).ofProvider(provider.id, aSlice({ isWaiting: true }))
        expect(idsOf(waiting)).toEqual([open.id])
      })
    ))

  it("go on after a quote that waits no longer", () =>
    run(
      Effect.gen(function* () {
        const { provider } = yield* seedPair()
        const homeowner = yield* seedHomeowner()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const answered = aQuote({ ...ids, createdAt: at(5), providerQuote: 250 })
        const waiting = [4, 3, 2, 1].map((minute) => aQuote({ ...ids, createdAt: at(minute) }))
        yield* seedMarketplace({ quotes: [answered, ...waiting] })
        const slice = aSlice({ isWaiting: true, before: answered })
        const views = yield* QuoteViews
        expect(idsOf(yield* views.ofProvider(provider.id, slice))).toEqual(idsOf(waiting))
      })
    ))

  it("give each what waits for them and nothing else: an offer, a request, a project to quote on", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const place = { homeownerId: homeowner.id, category: "Flooring" }
        const plumber = yield* seedProvider({ specialties: ["Flooring"] })
        const project = (overrides: Parameters<typeof aProject>[0] = {}) =>
          aProject({ ...place, ...overrides })
        const [fresh, bidOn, declined, draft, addressed] = [
          project(),
          project(),
          project(),
          project({ status: "draft" }),
          project({ providerId: plumber.id, category: "Roofing", createdAt: at(0) })
        ]
        const bid = (overrides: Partial<QuoteRecord>) =>
          aQuote({ ...ids, providerId: plumber.id, ...overrides })
        const asked = aQuote(ids)
        const offered = aQuote({ ...ids, providerQuote: 250, createdAt: at(9) })
        const quotes = [
          asked,
          offered,
          aQuote({ ...ids, providerQuote: 250, status: "accepted" }),
          aQuote({ ...ids, status: "rejected" }),
          bid({ projectId: bidOn.id, providerQuote: 90, createdAt: at(8) }),
          bid({ projectId: declined.id, providerQuote: 90, status: "rejected" })
        ]
        yield* seedMarketplace({ projects: [fresh, bidOn, declined, draft, addressed], quotes })
        const waiting = aSlice({ isWaiting: true })
        const [quoteViews, projectViews] = [yield* QuoteViews, yield* ProjectViews]
        expect(idsOf(yield* quoteViews.ofProvider(provider.id, waiting))).toEqual([asked.id])
        expect(idsOf(yield* quoteViews.ofHomeowner(homeowner.id, waiting, now))).toEqual([
          offered.id,
          quotes[4]?.id
        ])
        expect(idsOf(yield* projectViews.ofHomeowner(homeowner.id, waiting))).toEqual([bidOn.id])
        expect(idsOf(yield* projectViews.ofProvider(plumber.id, waiting))).toEqual([fresh.id, addressed.id])
      })
    ))

  it("are counted in all, whatever a page shows", () =>
    run(
      Effect.gen(function* () {
        const { few, loud, many, provider } = yield* seedCrowd()
        const projects = numbers(60).map((n) =>
          aProject({
            homeownerId: loud.id,
            category: "HVAC",
            ...(n < 3 ? { status: "in_progress" as const, providerId: provider.id } : {})
          })
        )
        const conversation = aConversation({ homeownerId: loud.id, providerId: provider.id })
        const messages = [loud.id, loud.id, provider.userId].map((senderUserId) =>
          aMessage({ conversationId: conversation.id, senderUserId })
        )
        yield* seedMarketplace({ projects, conversations: [conversation], messages })
        const views = yield* OwnCountViews
        const [owned, seen] = [
          yield* views.of(asHomeowner(loud), now),
          yield* views.of(asProvider(provider), now)
        ]
        expect(Schema.encodeUnknownSync(OwnCounts)(owned)).toEqual(owned)
        expect(owned).toEqual({
          projects: { draft: 0, pending: 57, in_progress: 3, completed: 0 },
          quotes: { pending: many.length, accepted: 0, rejected: 0, cancelled: 0, completed: 0 },
          requests: many.length,
          offers: { pending: 0, accepted: 0, rejected: 0, cancelled: 0, completed: 0 },
          offersOver: 0,
          reviewable: 0,
          conversations: 1,
          unread: 1
        })
        expect(seen).toMatchObject({
          projects: { in_progress: 3 },
          quotes: { pending: many.length + few.length },
          conversations: 1,
          unread: 2
        })
        const projectViews = yield* ProjectViews
        const all = yield* everyPage((slice) => projectViews.ofProvider(provider.id, slice))
        expect(seen.projects.pending).toBe(all.filter(({ status }) => status === "pending").length)
      })
    ))

  it("have no offer to read whose last day is over", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const lastDay = lastToday(now)
        const [over, lasting, endless, declined] = [
          offeredOn(aQuote(ids), { validUntil: "2026-01-31" }),
          offeredOn(aQuote({ ...ids, createdAt: at(9) }), { validUntil: lastDay }),
          offeredOn(aQuote({ ...ids, createdAt: at(8) })),
          offeredOn(aQuote({ ...ids, status: "rejected" }), { validUntil: "2026-01-31" })
        ]
        const all = [over, lasting, endless, declined]
        yield* seedMarketplace({
          quotes: all.map(({ quote }) => quote),
          offers: all.map(({ offer }) => offer)
        })
        const waiting = yield* (yield* QuoteViews).ofHomeowner(homeowner.id, aSlice({ isWaiting: true }), now)
        expect(idsOf(waiting)).toEqual([lasting.quote.id, endless.quote.id])
        const views = yield* OwnCountViews
        const counted = { offers: { pending: 3, rejected: 1 } }
        expect(yield* views.of(asHomeowner(homeowner), now)).toMatchObject({ ...counted, offersOver: 1 })
        expect(yield* views.of(asProvider(provider), now)).toMatchObject({ ...counted, offersOver: 0 })
      })
    ))

  it("are counted with the offers among the quotes, and for homeowners the jobs to review", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const done = { ...ids, status: "completed" as const, providerQuote: 250 }
        const finished = (days: number) => aQuote({ ...done, completedAt: daysBefore(now, days) })
        const [toReview, reviewed, tooLate] = [finished(60), finished(59), finished(61)]
        const declined = aQuote({ ...ids, status: "rejected" })
        const open = [aQuote(ids), aQuote(ids), aQuote({ ...ids, providerQuote: 250 })]
        const review = aReview({ ...ids, quoteId: reviewed.id })
        yield* seedMarketplace({
          quotes: [toReview, reviewed, tooLate, declined, ...open],
          reviews: [review]
        })
        const views = yield* OwnCountViews
        const counts = {
          quotes: { pending: 3, accepted: 0, rejected: 1, cancelled: 0, completed: 3 },
          offers: { pending: 1, accepted: 0, rejected: 0, cancelled: 0, completed: 3 }
        }
        expect(yield* views.of(asHomeowner(homeowner), now)).toMatchObject({ ...counts, reviewable: 1 })
        expect(yield* views.of(asProvider(provider), now)).toMatchObject({ ...counts, reviewable: 0 })
      })
    ))
})
