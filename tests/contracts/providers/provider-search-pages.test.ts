import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { countLimit, sortOrders } from "#domain/provider/search/search-options.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const seedMany = (specialty: string, count: number) =>
  seedProviders(Array.from({ length: count }, () => ({ specialties: [specialty], rating: 4, distance: 1 })))

const totalOf = Effect.fnUntraced(function* (overrides: Parameters<typeof aSearch>[0]) {
  return (yield* (yield* ProviderViews).search(aSearch(overrides))).total
})

onEveryStore("Pages of providers", (run) => {
  it.each(sortOrders)("never overlap and leave nobody out, sorted by %s among equals", (sortBy) =>
    run(
      Effect.gen(function* () {
        const specialty = `Equals by ${sortBy}`
        const seeded = yield* seedMany(specialty, 23)
        const { search } = yield* ProviderViews
        const pages = yield* Effect.all(
          [0, 10, 20].map((offset) => search(aSearch({ specialty, sortBy, limit: 10, offset })))
        )
        const ids = pages.flatMap(({ providers }) => providers.map(({ id }) => id))
        expect(ids).toEqual(seeded.map(({ id }) => id).toSorted())
        expect(pages.map(({ total }) => total)).toEqual([23, 23, 23])
      })
    )
  )

  it("know the total also beyond their end", () =>
    run(
      Effect.gen(function* () {
        const specialty = "Beyond"
        yield* seedMany(specialty, 5)
        expect(yield* totalOf({ specialty, offset: 5 })).toBe(5)
        expect(yield* totalOf({ specialty, offset: 5_000 })).toBe(5)
        expect(yield* totalOf({ specialty, limit: 5 })).toBe(5)
        expect(yield* totalOf({ specialty: "Nobody does this" })).toBe(0)
      })
    ))

  it("count exactly up to the limit of counting, and then say that there are more", () =>
    run(
      Effect.gen(function* () {
        const specialty = "Crowd"
        yield* seedMany(specialty, countLimit)
        expect(yield* totalOf({ specialty })).toBe(countLimit)
        expect(yield* totalOf({ specialty, offset: countLimit - 10 })).toBe(countLimit)
        expect(yield* totalOf({ specialty, offset: countLimit - 20 })).toBe(countLimit)
        yield* seedMany(specialty, 15)
        expect(yield* totalOf({ specialty })).toBe(countLimit + 1)
        expect(yield* totalOf({ specialty, words: ["plumbing"] })).toBe(countLimit + 1)
        expect(yield* totalOf({ specialty, offset: countLimit })).toBe(countLimit + 1)
        expect(yield* totalOf({ specialty, offset: countLimit + 100 })).toBe(countLimit + 1)
      })
    ))
})
