import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import type { Removal } from "#domain/removal/removal.ts"
import { Review, type ReviewRecord } from "#domain/review/review.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { ReviewViews } from "#ports/views/review-views.ts"
import { aProviderId, aReview } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const seedReviews = Effect.fnUntraced(function* (
  reviews: ReadonlyArray<Partial<ReviewRecord>>,
  { listed = true } = {}
) {
  const homeowner = yield* seedHomeowner({ firstName: "Olivia", lastName: "Park" })
  const provider = yield* seedProvider({ listed })
  const records = reviews.map((overrides) =>
    aReview({ homeownerId: homeowner.id, providerId: provider.id, ...overrides })
  )
  yield* seedMarketplace({ reviews: records })
  return { providerId: provider.id, records }
})

const firstTen = { limit: 10, offset: 0 }

onEveryStore("ReviewViews", (run) => {
  it("shows a review with the homeowner's name, in the shape of the wire", () =>
    run(
      Effect.gen(function* () {
        const { providerId, records } = yield* seedReviews([
          { rating: 4, afterPhotos: ["/a.jpg", "/b.jpg"], isVerified: false, serviceDate: "2026-01-31" }
        ])
        const [review] = yield* (yield* ReviewViews).ofProvider(providerId, firstTen)
        expect(Schema.encodeUnknownSync(Review)(review)).toEqual(review)
        expect(review).toEqual({
          id: records[0]?.id,
          rating: 4,
          title: records[0]?.title,
          content: records[0]?.content,
          serviceDate: "2026-01-31",
          isVerified: false,
          homeowner: { firstName: "Olivia", lastName: "Park" },
          beforePhotos: [],
          afterPhotos: ["/a.jpg", "/b.jpg"],
          createdAt: records[0]?.createdAt,
          reply: null
        })
        expect(yield* (yield* ReviewViews).byId(records[0]?.id ?? aReview().id)).toEqual(review)
      })
    ))

  it("counts what somebody has written about a business, by rating, with what is taken down", () =>
    run(
      Effect.gen(function* () {
        const [first, last] = ["2026-03-04T10:00:00.000Z", "2026-03-04T10:00:05.000Z"]
        const { providerId, records } = yield* seedReviews([
          { rating: 5, createdAt: last },
          { rating: 5, createdAt: first },
          { rating: 1, createdAt: first }
        ])
        const homeownerId = records[0]?.homeownerId ?? aReview().homeownerId
        const other = yield* seedHomeowner()
        yield* seedMarketplace({ reviews: [aReview({ homeownerId: other.id, providerId, rating: 2 })] })
        const removal: Removal = {
          about: "review",
          aboutId: ThingId.make(records[2]?.id ?? ""),
          ground: "false",
          removedBy: homeownerId,
          removedAt: last,
          caseId: null,
          original: null
        }
        yield* (yield* RemovalRepository).insert(removal)
        yield* (yield* ReviewRepository).takeDown(removal)
        const { ofPair } = yield* ReviewViews
        expect(yield* ofPair({ homeownerId, providerId })).toEqual([
          { rating: 1, reviews: 1, removed: 1, first, last: first },
          { rating: 5, reviews: 2, removed: 0, first, last }
        ])
        expect(yield* ofPair({ homeownerId, providerId: aProviderId() })).toEqual([])
      })
    ))

  it("shows the provider's reply", () =>
    run(
      Effect.gen(function* () {
        const reply = { content: "Thank you!\nRick", createdAt: "2026-03-04T10:00:00.000Z" }
        const { providerId } = yield* seedReviews([{ reply }])
        const [review] = yield* (yield* ReviewViews).ofProvider(providerId, firstTen)
        expect(review).toMatchObject({ reply })
      })
    ))

  it("lists the newest service first, a page at a time, without gap or overlap", () =>
    run(
      Effect.gen(function* () {
        const days = ["2026-01-05", "2026-02-01", "2025-12-31", "2026-02-01", "2026-01-05", "2026-03-01"]
        const { providerId } = yield* seedReviews(days.map((serviceDate) => ({ serviceDate })))
        const { ofProvider } = yield* ReviewViews
        const whole = yield* ofProvider(providerId, firstTen)
        expect(whole.map(({ serviceDate }) => serviceDate)).toEqual(days.toSorted().toReversed())
        const pages = yield* Effect.all([0, 4].map((offset) => ofProvider(providerId, { limit: 4, offset })))
        expect(pages.flat()).toEqual(whole)
        expect(pages[1]).toHaveLength(2)
      })
    ))

  it("lists one before all others where it is asked for, once, and the others as ever", () =>
    run(
      Effect.gen(function* () {
        const days = ["2026-03-01", "2026-02-01", "2026-01-01", "2025-12-01"]
        const { providerId, records } = yield* seedReviews(days.map((serviceDate) => ({ serviceDate })))
        const [newest, second, third, oldest] = records.map(({ id }) => id)
        const { ofProvider } = yield* ReviewViews
        const pages = yield* Effect.all(
          [0, 2].map((offset) => ofProvider(providerId, { limit: 2, offset }, third))
        )
        expect(pages.flat().map(({ id }) => id)).toEqual([third, newest, second, oldest])
        const foreign = yield* ofProvider(providerId, firstTen, aReview().id)
        expect(foreign.map(({ id }) => id)).toEqual([newest, second, third, oldest])
      })
    ))

  it("shows nothing of an unlisted provider, and nothing of another one's", () =>
    run(
      Effect.gen(function* () {
        const { providerId: unlisted, records } = yield* seedReviews([{}], { listed: false })
        const { providerId: without } = yield* seedReviews([])
        const { byId, ofProvider } = yield* ReviewViews
        expect(yield* ofProvider(unlisted, firstTen)).toEqual([])
        expect(yield* ofProvider(without, firstTen)).toEqual([])
        // By id it is shown, to the person who has just written it.
        expect((yield* byId(records[0]?.id ?? aReview().id)).id).toBe(records[0]?.id)
      })
    ))
})
