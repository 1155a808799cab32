import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { Quote, shownOf } from "#domain/quote/quote.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import {
  aConversation,
  anActor,
  aProject,
  aQuote,
  aReview,
  aSlice,
  checkedForGood
} from "#tests/support/builders.ts"
import {
  asHomeowner,
  asProvider,
  seedHomeowner,
  seedMarketplace,
  seedPair,
  seedProvider
} from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const now = "2026-04-01T10:00:00.000Z"

const idsOf = (listed: ReadonlyArray<Quote>) => listed.map(({ id }) => id)

const reviewable = (listed: ReadonlyArray<Quote>) => idsOf(listed.filter(({ canReview }) => canReview))

onEveryStore("QuoteViews", (run) => {
  it("shows a quote with both names and the dashboard's words for the offer", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner({ firstName: "Olivia", lastName: "Park" })
        const provider = yield* seedProvider({
          businessName: "Reyes Plumbing",
          rating: 4.67,
          reviewCount: 3,
          ratingCounts: [0, 0, 0, 1, 2],
          isLicensed: true,
          isInsured: false,
          ...checkedForGood,
          insuranceUntil: "2026-02-27",
          responseTime: "4h"
        })
        const record = aQuote({
          homeownerId: homeowner.id,
          providerId: provider.id,
          providerQuote: 250.75,
          providerNotes: "Half a day",
          timeline: "Monday"
        })
        yield* seedMarketplace({ quotes: [record] })
        const quote = yield* (yield* QuoteViews).byId(record.id, asHomeowner(homeowner), now)
        expect(Schema.encodeUnknownSync(Quote)(quote)).toEqual(quote)
        expect(quote).toEqual({
          ...shownOf(record),
          offer: null,
          acceptedOffer: null,
          workState: "TX",
          acceptedAt: null,
          completedAt: null,
          providerName: "Reyes Plumbing",
          homeownerName: "Olivia Park",
          projectTitle: null,
          photos: [],
          price: 250.75,
          message: "Half a day",
          canReview: false,
          phoneSharing: "now",
          reputation: {
            rating: "4.67",
            reviewCount: 3,
            isLicensed: true,
            isInsured: false,
            isLicenseChecked: true,
            isInsuranceChecked: false,
            isBackgroundChecked: true,
            responseTime: "4h",
            distance: null
          }
        })
      })
    ))

  it("shows how far the provider is from the project, and where the two talk", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const provider = yield* seedProvider({ latitude: 30.2672, longitude: -97.7431 })
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const project = aProject({ homeownerId: homeowner.id, latitude: 30.2428, longitude: -97.7658 })
        const unplaced = aProject({ homeownerId: homeowner.id, latitude: null, longitude: null })
        const [bid, other, request] = [
          aQuote({ ...ids, projectId: project.id, status: "cancelled" }),
          aQuote({ ...ids, projectId: unplaced.id }),
          aQuote(ids)
        ]
        yield* seedMarketplace({ projects: [project, unplaced], quotes: [bid, other, request] })
        const { byId } = yield* QuoteViews
        const seen = yield* byId(bid.id, asHomeowner(homeowner), now)
        expect(seen.reputation?.distance).toBe(2.2)
        expect(seen).not.toHaveProperty("conversationId")
        for (const { id } of [other, request]) {
          expect((yield* byId(id, asHomeowner(homeowner), now)).reputation?.distance).toBeNull()
        }
        const talk = aConversation(ids)
        yield* seedMarketplace({ conversations: [talk] })
        expect((yield* byId(bid.id, asHomeowner(homeowner), now)).conversationId).toBe(talk.id)
        const providers = yield* byId(bid.id, asProvider(provider), now)
        expect(providers.conversationId).toBe(talk.id)
        expect(providers).not.toHaveProperty("reputation")
      })
    ))

  it("lists a homeowner's quotes and a provider's, newest first, and nobody else's", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const others = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const quotes = [
          aQuote({ ...ids, createdAt: "2026-03-02T00:00:00.000Z" }),
          aQuote({ ...ids, createdAt: "2026-03-03T00:00:00.000Z", providerId: others.provider.id }),
          aQuote({ ...ids, createdAt: "2026-03-01T00:00:00.000Z", homeownerId: others.homeowner.id })
        ]
        yield* seedMarketplace({ quotes })
        const views = yield* QuoteViews
        const [middle, newest, oldest] = quotes.map(({ id }) => id)
        expect(idsOf(yield* views.ofHomeowner(homeowner.id, aSlice(), now))).toEqual([newest, middle])
        expect(idsOf(yield* views.ofProvider(provider.id, aSlice()))).toEqual([middle, oldest])
      })
    ))

  it("lists what the two of a conversation have with each other", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const others = yield* seedPair()
        const pair = { homeownerId: homeowner.id, providerId: provider.id }
        const ours = aQuote(pair)
        const quotes = [
          ours,
          aQuote({ ...pair, providerId: others.provider.id }),
          aQuote({ ...pair, homeownerId: others.homeowner.id })
        ]
        yield* seedMarketplace({ quotes })
        const views = yield* QuoteViews
        expect(idsOf(yield* views.ofHomeowner(homeowner.id, aSlice({ pair }), now))).toEqual([ours.id])
        expect(idsOf(yield* views.ofProvider(provider.id, aSlice({ pair })))).toEqual([ours.id])
      })
    ))

  it("says which jobs their homeowner can review: done, within 60 days, and not reviewed yet", () =>
    run(
      Effect.gen(function* () {
        const { homeowner, provider } = yield* seedPair()
        const ids = { homeownerId: homeowner.id, providerId: provider.id }
        const aJob = (completedAt: string) => aQuote({ ...ids, status: "completed", completedAt })
        const [last, late] = [aJob("2026-01-31T10:00:00.000Z"), aJob("2026-01-31T09:59:59.999Z")]
        const [reviewed, accepted] = [
          aJob("2026-03-30T10:00:00.000Z"),
          aQuote({ ...ids, status: "accepted" })
        ]
        const review = aReview({ ...ids, quoteId: reviewed.id })
        yield* seedMarketplace({ quotes: [last, late, reviewed, accepted], reviews: [review] })
        const views = yield* QuoteViews
        expect(reviewable(yield* views.ofHomeowner(homeowner.id, aSlice(), now))).toEqual([last.id])
        expect(reviewable(yield* views.ofProvider(provider.id, aSlice()))).toEqual([])
        expect((yield* views.byId(last.id, asHomeowner(homeowner), now)).canReview).toBe(true)
        expect((yield* views.byId(last.id, asProvider(provider), now)).canReview).toBe(false)
        expect((yield* views.byId(reviewed.id, asHomeowner(homeowner), now)).canReview).toBe(false)
      })
    ))

  it("dies for an unknown id", () =>
    run(
      Effect.gen(function* () {
        expect(Exit.hasDies(yield* Effect.exit((yield* QuoteViews).byId(aQuote().id, anActor(), now)))).toBe(
          true
        )
      })
    ))
})
