import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { availabilities, availableWithin } from "#domain/provider/availability.ts"
import { Provider } from "#domain/provider/provider.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { seedProvider, seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const namesFound = Effect.fnUntraced(function* (overrides: Parameters<typeof aSearch>[0]) {
  const { providers } = yield* (yield* ProviderViews).search(aSearch(overrides))
  return providers.map(({ businessName }) => businessName)
})

onEveryStore("Searching providers", (run) => {
  it("answers in the shape of the wire, every key present", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedProvider({ specialties: ["Shape"], rating: 4.5, hourlyRateMin: 79.99 })
        const search = aSearch({ specialty: "Shape" })
        const { providers, total } = yield* (yield* ProviderViews).search(search)
        expect(total).toBe(1)
        expect(Schema.encodeUnknownSync(Schema.Array(Provider))(providers)).toEqual(providers)
        expect(providers[0]).toMatchObject({ id, rating: "4.50", hourlyRateMin: 79.99, distance: null })
        const { isInsuranceChecked: _, isLicenseChecked: __, pausedUntil: ___, ...fields } = Provider.fields
        expect(Object.keys(providers[0] ?? {}).toSorted()).toEqual(Object.keys(fields).toSorted())
      })
    ))

  it("finds any of a provider's specialties, ignoring case, and no part of one", () =>
    run(
      Effect.gen(function* () {
        yield* seedProvider({ businessName: "Both", specialties: ["Masonry", "Kitchen Tiling"] })
        expect(yield* namesFound({ specialty: "kitchen tiling" })).toEqual(["Both"])
        expect(yield* namesFound({ specialty: "MASONRY" })).toEqual(["Both"])
        expect(yield* namesFound({ specialty: "Kitchen" })).toEqual([])
      })
    ))

  it("never finds unlisted profiles", () =>
    run(
      Effect.gen(function* () {
        yield* seedProvider({ specialties: ["Hidden"], listed: false, businessName: "Hidden" })
        expect(yield* namesFound({ specialty: "Hidden" })).toEqual([])
        expect(yield* namesFound({ words: ["hidden"] })).toEqual([])
      })
    ))

  it("restricts by rating, licence and insurance as named", () =>
    run(
      Effect.gen(function* () {
        const specialty = "Badges"
        yield* seedProviders([
          { specialties: [specialty], businessName: "4.50", rating: 4.5, isLicensed: true },
          { specialties: [specialty], businessName: "4.49", rating: 4.49, isInsured: true },
          { specialties: [specialty], businessName: "5.00", rating: 5, isLicensed: true, isInsured: true }
        ])
        expect(yield* namesFound({ specialty, minRating: 4.5 })).toEqual(["5.00", "4.50"])
        expect(yield* namesFound({ specialty, licensedOnly: true })).toEqual(["5.00", "4.50"])
        expect(yield* namesFound({ specialty, insuredOnly: true })).toEqual(["5.00", "4.49"])
        expect(yield* namesFound({ specialty, insuredOnly: true, licensedOnly: true })).toEqual(["5.00"])
      })
    ))

  it.each([
    ["asap", ["asap", "today"]],
    ["today", ["asap", "today"]],
    ["week", ["asap", "today", "week"]],
    ["month", ["asap", "month", "today", "week"]],
    ["flexible", ["flexible"]]
  ] as const)("finds for %s those who can come by then", (availability, expected) =>
    run(
      Effect.gen(function* () {
        const specialty = `Available ${availability}`
        yield* seedProviders(
          availabilities.map((when) => ({
            specialties: [specialty],
            availability: when,
            businessName: when
          }))
        )
        const found = yield* namesFound({ specialty, availability: availableWithin(availability) })
        expect(found.toSorted()).toEqual([...expected])
      })
    )
  )

  it.each(availabilities)(
    "finds for %s nobody who has paused new work, to the last day of it",
    (availability) =>
      run(
        Effect.gen(function* () {
          const specialty = `Paused ${availability}`
          const same = { specialties: [specialty], availability }
          yield* seedProviders([
            { ...same, businessName: "Paused", pausedUntil: "2026-03-02" },
            { ...same, businessName: "Working" }
          ])
          const when = { specialty, availability: availableWithin(availability) }
          expect(yield* namesFound({ ...when, today: "2026-03-02" })).toEqual(["Working"])
          expect((yield* namesFound({ ...when, today: "2026-03-03" })).toSorted()).toEqual([
            "Paused",
            "Working"
          ])
          expect((yield* namesFound({ specialty })).toSorted()).toEqual(["Paused", "Working"])
        })
      )
  )
})
