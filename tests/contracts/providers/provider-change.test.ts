import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aProviderId, aSearch, checkedForGood } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { change, found } from "./provider-changes.ts"

const denver = { location: "Denver, CO", zipCode: "80202", latitude: 39.7491, longitude: -104.9946 }
const nearDenver = { latitude: 39.74, longitude: -104.99, radiusMiles: 50 }

const rewritten: Partial<ProviderProfile> = {
  ...denver,
  businessName: "Mile High Movers",
  description: "Pianos are what we carry best.",
  specialties: ["Moving", "Cleaning"],
  hourlyRateMin: 55.5,
  hourlyRateMax: null,
  isLicensed: true,
  licenseNumber: "CO-7",
  isInsured: true,
  insuranceProvider: "Acme Mutual",
  availability: "today",
  responseTime: "1h",
  ratingCounts: [1, 0, 0, 4, 7]
}

onEveryStore("ProviderRepository.change", (run) => {
  it("stores what the rule makes of the profile, and gives it back", () =>
    run(
      Effect.gen(function* () {
        const before = yield* seedProvider({ ...checkedForGood, rating: 4.5, reviewCount: 2 })
        const after = yield* change(before, rewritten)
        expect(after).toEqual({ ...before, ...rewritten })
        expect(yield* (yield* ProviderRepository).byId(before.id)).toEqual(after)
      })
    ))

  it("has nothing to change under an unknown id", () =>
    run(
      Effect.gen(function* () {
        const missing = yield* Effect.flip(change({ id: aProviderId() }, {}))
        expect(missing).toMatchObject({ _tag: "NotFound", thing: "provider" })
      })
    ))

  it("makes a profile findable by all that it says once it is listed", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedProvider({ listed: false, specialties: [], location: "", zipCode: "" })
        const { byId } = yield* ProviderViews
        expect(yield* Effect.flip(byId(id, null))).toMatchObject({ _tag: "NotFound" })

        yield* change({ id }, { ...rewritten, businessName: "Quixotic Hauling", listed: true })
        for (const search of [
          { words: ["quixot"] },
          { words: ["piano", "quixotic"] },
          { words: ["quixotic"], near: nearDenver },
          { words: ["quixotic"], placeText: "denver" },
          { words: ["quixotic"], specialty: "moving", licensedOnly: true, insuredOnly: true },
          { words: ["quixotic"], availability: ["today"] as const, sortBy: "price" as const }
        ]) {
          expect(yield* found(search)).toEqual([id])
        }
        expect((yield* byId(id, null)).businessName).toBe("Quixotic Hauling")
      })
    ))

  it("finds a listed profile by what it says now, and no more by what it said before", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedProvider({
          businessName: "Zanzibar Roofing",
          specialties: ["Roofing"],
          hourlyRateMin: 90
        })
        yield* change({ id }, { ...rewritten, businessName: "Timbuktu Movers" })
        expect(yield* found({ words: ["zanzibar"] })).toEqual([])
        expect(yield* found({ specialty: "Roofing", words: ["timbuktu"] })).toEqual([])
        expect(yield* found({ near: { ...nearDenver, latitude: 30.24, longitude: -97.77 } })).not.toContain(
          id
        )
        expect(yield* found({ words: ["timbuktu"], specialty: "Cleaning" })).toEqual([id])
      })
    ))

  it("never finds a profile again that was taken off the list, until it is listed again", () =>
    run(
      Effect.gen(function* () {
        const provider = yield* seedProvider({ ...denver, businessName: "Vanishing Vans" })
        const searches = [{ words: ["vanishing"] }, { near: nearDenver }, { placeText: "denver" }]
        yield* change(provider, { listed: false })
        for (const search of searches) expect(yield* found(search)).not.toContain(provider.id)
        expect(yield* Effect.flip((yield* ProviderViews).byId(provider.id, null))).toMatchObject({
          _tag: "NotFound"
        })
        yield* change(provider, { listed: true })
        for (const search of searches) expect(yield* found(search)).toContain(provider.id)
      })
    ))

  it("forgets a search's total that was counted before the change", () =>
    run(
      Effect.gen(function* () {
        const provider = yield* seedProvider({ businessName: "Kestrel Works" })
        // A page beyond the end has no rows to carry the total, so that this is counted separately.
        const total = Effect.map(
          (yield* ProviderViews).search(aSearch({ words: ["kestrel"], offset: 5 })),
          (page) => page.total
        )
        expect(yield* total).toBe(1)
        yield* change(provider, { listed: false })
        expect(yield* total).toBe(0)
      })
    ))
})
