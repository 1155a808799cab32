import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { byText } from "#adapters/memory/order.ts"
import type { Business } from "#domain/search/suggestions/business.ts"
import { BusinessViews } from "#ports/views/business-views.ts"
import { seedProvider, seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { change } from "./provider-changes.ts"

onEveryStore("BusinessViews", (run) => {
  it("has nothing in an empty marketplace", () =>
    run(
      Effect.gen(function* () {
        const { after } = yield* BusinessViews
        expect(yield* after(null, 10)).toEqual([])
      })
    ))

  it("tells what suggestions show of a business, and where it is", () =>
    run(
      Effect.gen(function* () {
        const { after } = yield* BusinessViews
        const point = { latitude: 30.25, longitude: -97.75 }
        const { id } = yield* seedProvider({
          businessName: "Reyes Plumbing",
          specialties: ["Plumbing", "Moving"],
          ...point,
          rating: 4.5,
          reviewCount: 2
        })
        expect(yield* after(null, 10)).toEqual([
          { id, name: "Reyes Plumbing", trade: "Plumbing", point, rating: 4.5, reviewCount: 2 }
        ])
      })
    ))

  it("goes through all listed businesses once, page by page", () =>
    run(
      Effect.gen(function* () {
        const { after } = yield* BusinessViews
        const [known] = yield* after(null, 1)
        const seeded = yield* seedProviders(
          Array.from({ length: 11 }, (_, index) => ({
            listed: index % 4 !== 3,
            ...(index === 0 && { latitude: null, longitude: null })
          }))
        )
        const listed = [...(known ? [known] : []), ...seeded.filter((provider) => provider.listed)].map(
          (provider) => provider.id
        )
        const walked: Array<Business> = []
        for (;;) {
          const page: ReadonlyArray<Business> = yield* after(walked.at(-1)?.id ?? null, 4)
          walked.push(...page)
          if (page.length < 4) break
        }
        expect(walked.map(({ id }) => id)).toEqual(listed.toSorted(byText))
        expect(walked.filter(({ point }) => point === null)).toHaveLength(1)

        const [left] = seeded
        if (left === undefined) throw new Error("There is nobody")
        yield* change(left, { listed: false })
        expect((yield* after(null, 100)).map(({ id }) => id)).not.toContain(left.id)
      })
    ))
})
