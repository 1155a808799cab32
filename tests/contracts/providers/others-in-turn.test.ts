import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { LocalPageViews } from "#ports/views/local-page-views.ts"
import { aProviderId } from "#tests/support/builders.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

onEveryStore("LocalPageViews", (run) => {
  it("has others around a point in turn: the next ids, then from the beginning, never the one itself", () =>
    run(
      Effect.gen(function* () {
        const specialties = ["Moving", "Pool Services"]
        const centre = { latitude: 47.5, longitude: -111.3 }
        const near = { ...centre, location: "Great Falls, MT", place: "mt/great-falls", specialties }
        const seeded = yield* seedProviders([
          ...Array.from({ length: 5 }, () => near),
          { ...near, listed: false },
          { ...near, specialties: ["HVAC"] },
          { ...near, latitude: 48.5 },
          { ...near, latitude: null, longitude: null }
        ])
        const inOrder = seeded.slice(0, 5).toSorted((a, b) => (a.id < b.id ? -1 : 1))
        const [first, second, third, fourth, fifth] = inOrder.map(({ id }) => id)
        const { others } = yield* LocalPageViews
        const turn = { category: "Pool Services", centre, radiusMiles: 25 } as const
        const idsAfter = (after = aProviderId(), limit = 9) =>
          Effect.map(others({ ...turn, after, limit }), (found) => found.map(({ provider }) => provider.id))
        expect(yield* idsAfter(third)).toEqual([fourth, fifth, first, second])
        expect(yield* idsAfter(fifth, 2)).toEqual([first, second])
        const [one] = yield* others({ ...turn, after: fourth ?? aProviderId(), limit: 1 })
        expect(one).toEqual({
          provider: { id: fifth, businessName: inOrder[4]?.businessName, location: "Great Falls, MT" },
          ...centre
        })
      })
    ))
})
