import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { Quote } from "#domain/quote/quote.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"
import { anActor, aQuote, aReview, aSlice } from "#tests/support/builders.ts"
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
        const provider = yield* seedProvider({ businessName: "Reyes Plumbing" })
        const record = aQuote({
          homeownerId: homeowner.id,
          providerId: provider.id,
          providerQuote: 250.75,
          providerNotes: "Half a day",
          timeline: "Monday"
        })
        yield* seedMarketplace({ quotes: [record] })
        const quote = yield* (yield* QuoteViews).byId(record.id, asHomeowner(homeowner), now)
        const { completedAt: _, version: __, ...stored } = record
        expect(Schema.encodeUnknownSync(Quote)(quote)).toEqual(quote)
        expect(quote).toEqual({
          ...stored,
          providerName: "Reyes Plumbing",
          homeownerName: "Olivia Park",
          projectTitle: null,
          price: 250.75,
          message: "Half a day",
          canReview: false
        })
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
