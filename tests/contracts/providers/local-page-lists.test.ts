import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { LocalPageViews } from "#ports/views/local-page-views.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const many = (count: number, overrides: Partial<ProviderProfile>) =>
  Array.from({ length: count }, () => overrides)

const byTotal = <A extends { readonly total: number }>(pages: ReadonlyArray<A>) =>
  pages.toSorted((a, b) => a.total - b.total)

onEveryStore("LocalPageViews", (run) => {
  it("has the pages of a place: categories with at least three listed providers", () =>
    run(
      Effect.gen(function* () {
        const place = "nv/reno"
        yield* seedProviders([
          ...many(2, { place, specialties: ["HVAC", "Kitchen Remodeling"] }),
          ...many(1, { place, specialties: ["HVAC", "Falconry"] }),
          ...many(4, { place, specialties: ["Moving", "Falconry"] }),
          ...many(5, { place, specialties: ["Roofing"], listed: false })
        ])
        const { inPlace } = yield* LocalPageViews
        expect(byTotal(yield* inPlace(place))).toEqual([
          { place, category: "HVAC", total: 3 },
          { place, category: "Moving", total: 4 }
        ])
      })
    ))

  it("has the pages around a point, each with all providers of its place", () =>
    run(
      Effect.gen(function* () {
        const specialties = ["Pool Services"]
        const near = { place: "ny/utica", specialties, latitude: 43.1, longitude: -75.23 }
        const edge = { ...near, place: "ny/rome", latitude: 43.2, longitude: -75.4 }
        const far = { ...near, place: "ny/albany", latitude: 42.65, longitude: -73.75 }
        yield* seedProviders([
          ...many(3, near),
          ...many(1, edge),
          ...many(3, { ...edge, latitude: 44.4 }),
          ...many(2, { ...near, place: "ny/clinton" }),
          ...many(9, far),
          ...many(3, { ...near, place: "ny/oneida", latitude: null, longitude: null })
        ])
        const { around } = yield* LocalPageViews
        const found = yield* around("Pool Services", { latitude: 43.1, longitude: -75.2 }, 50)
        expect(byTotal(found)).toEqual([
          { place: "ny/utica", category: "Pool Services", total: 3 },
          { place: "ny/rome", category: "Pool Services", total: 4 }
        ])
      })
    ))

  it("has the pages of a category with most providers, most first", () =>
    run(
      Effect.gen(function* () {
        const specialties = ["Flooring"]
        yield* seedProviders([
          ...many(3, { specialties, place: "wa/spokane" }),
          ...many(5, { specialties, place: "wa/tacoma" }),
          ...many(4, { specialties, place: "wa/yakima" }),
          ...many(2, { specialties, place: "wa/walla-walla" }),
          ...many(9, { specialties, place: null })
        ])
        const { largest } = yield* LocalPageViews
        expect(yield* largest("Flooring", 2)).toEqual([
          { place: "wa/tacoma", category: "Flooring", total: 5 },
          { place: "wa/yakima", category: "Flooring", total: 4 }
        ])
        expect(yield* largest("Flooring", 12)).toHaveLength(3)
        // As many as the last, and written later.
        yield* seedProviders(many(3, { specialties, place: "wa/bellevue" }))
        expect((yield* largest("Flooring", 12)).map(({ place }) => place)).toEqual([
          "wa/tacoma",
          "wa/yakima",
          "wa/bellevue",
          "wa/spokane"
        ])
      })
    ))

  it("has the pages that a listed provider is on", () =>
    run(
      Effect.gen(function* () {
        const place = "ia/ames"
        const [provider, hidden] = yield* seedProviders([
          { place, specialties: ["Carpentry", "Painting", "Falconry"] },
          { place, specialties: ["Carpentry"], listed: false },
          ...many(2, { place, specialties: ["Carpentry"] }),
          ...many(1, { place, specialties: ["Painting"] })
        ])
        if (provider === undefined || hidden === undefined) throw new Error("Nobody was seeded")
        const { ofProvider } = yield* LocalPageViews
        expect(yield* ofProvider(provider.id)).toEqual([{ place, category: "Carpentry", total: 3 }])
        expect(yield* ofProvider(hidden.id)).toEqual([])
      })
    ))
})
