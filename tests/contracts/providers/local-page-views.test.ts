import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { LocalReview } from "#domain/local/local-page.ts"
import { Provider, type ProviderProfile } from "#domain/provider/provider.ts"
import { LocalPageViews, type Locality } from "#ports/views/local-page-views.ts"
import { aReview } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace, seedProvider, seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { change } from "./provider-changes.ts"

const plumbersIn = (place: string): Locality => ({ category: "Plumbing", place })

const totalOf = Effect.fnUntraced(function* (locality: Locality) {
  return (yield* (yield* LocalPageViews).facts(locality)).total
})

onEveryStore("LocalPageViews", (run) => {
  it("adds up what the listed providers of a category in a place are worth", () =>
    run(
      Effect.gen(function* () {
        const place = "or/bend"
        yield* seedProviders([
          { place, rating: 4.9, reviewCount: 30, hourlyRateMin: 60, hourlyRateMax: 100 },
          { place, rating: 4.3, reviewCount: 10, hourlyRateMin: 95.5, hourlyRateMax: null },
          { place, rating: 0, reviewCount: 0, hourlyRateMin: 80, hourlyRateMax: 141 },
          { place, hourlyRateMin: null, hourlyRateMax: null, specialties: ["Moving", "plumbing"] },
          { place, rating: 1, reviewCount: 99, listed: false },
          { place, rating: 1, reviewCount: 99, specialties: ["Moving"] },
          { place: "or/salem", rating: 1, reviewCount: 99 }
        ])
        expect(yield* (yield* LocalPageViews).facts(plumbersIn(place))).toEqual({
          total: 4,
          rating: "4.75",
          reviewCount: 40,
          typicalRates: { min: 80, max: 121 }
        })
      })
    ))

  it("rates a place by the mean of all its reviews, rounded once", () =>
    run(
      Effect.gen(function* () {
        const place = "or/eugene"
        // 33 stars of 7 reviews (4.71); from the rounded means, 4.67 of 3 and 4.75 of 4, it would be 4.72.
        yield* seedProviders([
          { place, rating: 4.67, reviewCount: 3, ratingCounts: [0, 0, 0, 1, 2] },
          { place, rating: 4.75, reviewCount: 4, ratingCounts: [0, 0, 0, 1, 3] }
        ])
        expect(yield* (yield* LocalPageViews).facts(plumbersIn(place))).toMatchObject({
          rating: "4.71",
          reviewCount: 7
        })
      })
    ))

  it("knows nothing of a place without providers", () =>
    run(
      Effect.gen(function* () {
        const { facts, inPlace, providers, reviews } = yield* LocalPageViews
        expect(yield* facts(plumbersIn("ak/nome"))).toEqual({
          total: 0,
          rating: null,
          reviewCount: 0,
          typicalRates: { min: null, max: null }
        })
        expect(yield* providers(plumbersIn("ak/nome"), 20)).toEqual([])
        expect(yield* reviews([], 3)).toEqual([])
        expect(yield* inPlace("ak/nome")).toEqual([])
      })
    ))

  it("shows the best rated first, in the shape of every list, and no more than asked for", () =>
    run(
      Effect.gen(function* () {
        const place = "id/boise"
        const [worst, second, best] = yield* seedProviders([
          { place, rating: 3, reviewCount: 90 },
          { place, rating: 4.5, reviewCount: 2 },
          { place, rating: 4.5, reviewCount: 8 }
        ])
        const { providers } = yield* LocalPageViews
        const shown = yield* providers(plumbersIn(place), 20)
        expect(shown.map(({ id }) => id)).toEqual([best?.id, second?.id, worst?.id])
        expect(Schema.encodeUnknownSync(Schema.Array(Provider))(shown)).toEqual(shown)
        expect((yield* providers(plumbersIn(place), 1)).map(({ id }) => id)).toEqual([best?.id])
      })
    ))

  it("shows the newest reviews of the providers asked for, with whom they are about", () =>
    run(
      Effect.gen(function* () {
        const homeowner = yield* seedHomeowner()
        const [mine, other, hidden] = [
          yield* seedProvider({ businessName: "Main Street Plumbing" }),
          yield* seedProvider(),
          yield* seedProvider({ listed: false })
        ]
        const about = (providerId: ProviderProfile["id"], serviceDate: string) =>
          aReview({ providerId, homeownerId: homeowner.id, serviceDate })
        const [old, newest, middle] = [
          about(mine.id, "2026-01-05"),
          about(mine.id, "2026-03-01"),
          about(mine.id, "2026-02-01")
        ]
        yield* seedMarketplace({
          reviews: [old, newest, middle, about(other.id, "2026-03-09"), about(hidden.id, "2026-03-09")]
        })
        const { reviews } = yield* LocalPageViews
        const shown = yield* reviews([mine.id, hidden.id], 2)
        expect(shown.map(({ id }) => id)).toEqual([newest.id, middle.id])
        expect(shown[0]?.provider).toEqual({ id: mine.id, businessName: "Main Street Plumbing" })
        expect(Schema.encodeUnknownSync(Schema.Array(LocalReview))(shown)).toEqual(shown)
      })
    ))

  it("follows a provider who is listed, moves, changes trade and leaves, at once", () =>
    run(
      Effect.gen(function* () {
        const [here, there] = ["me/bangor", "me/bath"]
        yield* seedProviders([{ place: here }, { place: here }])
        const provider = yield* seedProvider({ place: here, listed: false })
        const total = Effect.all({
          here: totalOf(plumbersIn(here)),
          there: totalOf(plumbersIn(there)),
          moving: totalOf({ category: "Moving", place: there }),
          pages: Effect.map((yield* LocalPageViews).inPlace(here), (pages) => pages.length)
        })
        expect(yield* total).toEqual({ here: 2, there: 0, moving: 0, pages: 0 })
        yield* change(provider, { listed: true })
        expect(yield* total).toEqual({ here: 3, there: 0, moving: 0, pages: 1 })
        yield* change(provider, { place: there })
        expect(yield* total).toEqual({ here: 2, there: 1, moving: 0, pages: 0 })
        yield* change(provider, { specialties: ["Moving"] })
        expect(yield* total).toEqual({ here: 2, there: 0, moving: 1, pages: 0 })
        yield* change(provider, { listed: false })
        expect(yield* total).toEqual({ here: 2, there: 0, moving: 0, pages: 0 })
      })
    ))
})
