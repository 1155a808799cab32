import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import type { ProviderRating } from "#domain/provider/provider.ts"
import { rated } from "#domain/review/review-rules.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"

import { aProviderId, aSearch } from "../support/builders.ts"
import { newSpecialty, seedProvider } from "../support/seed.ts"
import { onEveryStore } from "../support/stores/stores.ts"
import { found } from "./providers/provider-changes.ts"

const later = "2026-04-01T10:00:00.000Z"
const latest = "2026-04-02T10:00:00.000Z"

const rating: ProviderRating = {
  rating: 4.67,
  reviewCount: 3,
  ratingCounts: [0, 0, 0, 1, 2],
  updatedAt: later
}

/** When the page of roofers in a place changed last, as the sitemap states. */
const changedAt = Effect.fnUntraced(function* (place: string) {
  const pages = yield* (yield* SitemapViews).localPages("Roofing")
  return pages.find((page) => page.place === place)?.updatedAt
})

/** Seeds three roofers, as many as a local page needs. */
const seedRoofers = (place: "tx/waco" | "tx/tyler") =>
  Effect.all([1, 2, 3].map(() => seedProvider({ specialties: ["Roofing"], place })))

onEveryStore("ProviderRepository.rate", (run) => {
  it("stores the rating that the rule makes of the star counts, and nothing else", () =>
    run(
      Effect.gen(function* () {
        const { byId, rate } = yield* ProviderRepository
        const before = yield* seedProvider({ ratingCounts: [0, 0, 0, 1, 1], rating: 4.5, reviewCount: 2 })
        const given: Array<unknown> = []
        yield* rate(before.id, (counts) => {
          given.push(counts)
          return rating
        })
        expect(given).toEqual([before.ratingCounts])
        expect(yield* byId(before.id)).toEqual({ ...before, ...rating })
      })
    ))

  it("has nobody to rate under an unknown id", () =>
    run(
      Effect.gen(function* () {
        const missing = yield* Effect.flip((yield* ProviderRepository).rate(aProviderId(), () => rating))
        expect(missing).toMatchObject({ _tag: "NotFound", thing: "provider" })
      })
    ))

  it("lets searches find the provider by it, and a total that was counted before be forgotten", () =>
    run(
      Effect.gen(function* () {
        const { rate } = yield* ProviderRepository
        const { search } = yield* ProviderViews
        const { id } = yield* seedProvider({
          businessName: "Heron Hauling",
          specialties: ["Moving", "Storage"]
        })
        const wellRated = { words: ["heron"], minRating: 4.5 }
        // A page beyond the end has no rows to carry the total, so that this is counted separately.
        const total = Effect.map(search(aSearch({ ...wellRated, offset: 5 })), (page) => page.total)
        expect(yield* total).toBe(0)
        yield* rate(id, () => rating)
        expect(yield* total).toBe(1)
        for (const specialty of ["Moving", "Storage", null]) {
          expect(yield* found({ ...wellRated, specialty })).toEqual([id])
        }
        yield* rate(id, () => ({ ...rating, rating: 4.4 }))
        expect(yield* found(wellRated)).toEqual([])
      })
    ))

  it("is what lists are sorted by from then on", () =>
    run(
      Effect.gen(function* () {
        const specialty = newSpecialty()
        const good = yield* seedProvider({ specialties: [specialty], ratingCounts: [0, 0, 0, 0, 4] })
        const better = yield* seedProvider({ specialties: [specialty], ratingCounts: [0, 0, 0, 0, 5] })
        expect(yield* found({ specialty, sortBy: "rating" })).toEqual([better.id, good.id])
        const worse: ProviderRating = {
          ...rating,
          rating: 4.2,
          reviewCount: 6,
          ratingCounts: [1, 0, 0, 0, 5]
        }
        yield* (yield* ProviderRepository).rate(better.id, () => worse)
        expect(yield* found({ specialty, sortBy: "rating" })).toEqual([good.id, better.id])
      })
    ))

  it("tells search engines that the pages which show the provider have changed", () =>
    run(
      Effect.gen(function* () {
        const [first] = yield* seedRoofers("tx/waco")
        if (first === undefined) throw new Error("There are three")
        expect(yield* changedAt("tx/waco")).toBe(first.updatedAt)
        yield* (yield* ProviderRepository).rate(first.id, () => rating)
        expect(yield* changedAt("tx/waco")).toBe(later)
      })
    ))

  it("lists nobody who is not listed", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedProvider({ businessName: "Quiet Quarry", listed: false })
        yield* (yield* ProviderRepository).rate(id, () => rating)
        expect(yield* found({ words: ["quarry"] })).toEqual([])
      })
    ))

  it("counts each of many at once", () =>
    run(
      Effect.gen(function* () {
        const { byId, rate } = yield* ProviderRepository
        const { id } = yield* seedProvider()
        const stars = [5, 1, 5, 3, 4, 5, 2, 5]
        const reviews = stars.map((given) =>
          rate(id, (counts) => rated(counts, { rating: given, createdAt: later }))
        )
        yield* Effect.all(reviews, { concurrency: "unbounded" })
        expect(yield* byId(id)).toMatchObject({ ratingCounts: [1, 1, 1, 1, 4], reviewCount: 8, rating: 3.75 })
      })
    ))

  it("leaves everything as it was when its transaction fails", () =>
    run(
      Effect.gen(function* () {
        const { byId, rate } = yield* ProviderRepository
        const { atomically } = yield* Transactor
        const before = yield* seedProvider({ businessName: "Marten Masonry" })
        yield* Effect.exit(
          atomically(
            Effect.andThen(
              rate(before.id, () => rating),
              Effect.fail("changed my mind")
            )
          )
        )
        expect(yield* byId(before.id)).toEqual(before)
        expect(yield* found({ words: ["marten"], minRating: 4 })).toEqual([])
      })
    ))
})

onEveryStore("ProviderRepository.touch", (run) => {
  it("says when the page changed last, and changes nothing else", () =>
    run(
      Effect.gen(function* () {
        const { byId, touch } = yield* ProviderRepository
        const before = yield* seedProvider()
        yield* touch(before.id, later)
        expect(yield* byId(before.id)).toEqual({ ...before, updatedAt: later })
      })
    ))

  it("keeps the later of two times, in whatever order they come", () =>
    run(
      Effect.gen(function* () {
        const { byId, touch } = yield* ProviderRepository
        const { id } = yield* seedProvider()
        yield* Effect.all([touch(id, later), touch(id, latest), touch(id, later)], {
          concurrency: "unbounded"
        })
        expect((yield* byId(id)).updatedAt).toBe(latest)
      })
    ))

  it("tells search engines that the local pages have changed", () =>
    run(
      Effect.gen(function* () {
        const [first] = yield* seedRoofers("tx/tyler")
        if (first === undefined) throw new Error("There are three")
        yield* (yield* ProviderRepository).touch(first.id, later)
        expect(yield* changedAt("tx/tyler")).toBe(later)
      })
    ))

  it("has nothing to do for an unknown provider", () =>
    run(
      Effect.gen(function* () {
        const { touch } = yield* ProviderRepository
        expect(Exit.isSuccess(yield* Effect.exit(touch(aProviderId(), later)))).toBe(true)
      })
    ))
})
