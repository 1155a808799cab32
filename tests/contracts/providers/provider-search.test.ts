import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { availabilities } from "#domain/provider/availability.ts"
import { Provider } from "#domain/provider/provider.ts"
import { searchFor } from "#domain/provider/search/provider-search.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { newSpecialty, seedProvider, seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const austin = { latitude: 30.2672, longitude: -97.7431, radiusMiles: 50 }
const milesNorth = (miles: number) => ({
  latitude: austin.latitude + miles / 69.0,
  longitude: austin.longitude
})

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
        expect(Object.keys(providers[0] ?? {}).toSorted()).toEqual(Object.keys(Provider.fields).toSorted())
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
        const { availability: wanted } = searchFor({ availability }, () => null)
        const found = yield* namesFound({ specialty, availability: wanted })
        expect(found.toSorted()).toEqual([...expected])
      })
    )
  )

  it("finds within the radius of a place, nearest first, with the distance to one decimal", () =>
    run(
      Effect.gen(function* () {
        const specialty = "Near"
        yield* seedProviders([
          { specialties: [specialty], businessName: "far", ...milesNorth(50.5) },
          { specialties: [specialty], businessName: "edge", ...milesNorth(49.5), rating: 5 },
          { specialties: [specialty], businessName: "here", ...milesNorth(0), distance: 99 },
          { specialties: [specialty], businessName: "nowhere", latitude: null, longitude: null },
          { specialties: [specialty], businessName: "close", ...milesNorth(12.34) }
        ])
        const search = aSearch({ specialty, near: austin, sortBy: "distance" })
        const { providers, total } = yield* (yield* ProviderViews).search(search)
        expect(providers.map(({ businessName, distance }) => [businessName, distance])).toEqual([
          ["here", 0],
          ["close", 12.4],
          ["edge", 49.6]
        ])
        expect(total).toBe(3)
        expect(yield* namesFound({ specialty, near: austin })).toEqual(["edge", "here", "close"])
      })
    ))

  it("sorts by stored distance where no place is named, unknown ones last", () =>
    run(
      Effect.gen(function* () {
        const specialty = "Stored distance"
        yield* seedProviders([
          { specialties: [specialty], businessName: "unknown", distance: null },
          { specialties: [specialty], businessName: "12.25", distance: 12.25 },
          { specialties: [specialty], businessName: "0", distance: 0 }
        ])
        expect(yield* namesFound({ specialty, sortBy: "distance" })).toEqual(["0", "12.25", "unknown"])
      })
    ))

  it.each([
    ["tx", ["Round Rock, TX", "100%_Ranch, TX"]],
    ["ROUND", ["Round Rock, TX"]],
    ["%_r", ["100%_Ranch, TX"]],
    ["d%r", []],
    ["\\", []],
    ["münch", ["München"]],
    ["MÜNCH", ["München"]]
  ])("matches the unknown place %j as a part of locations", (placeText, expected) =>
    run(
      Effect.gen(function* () {
        const specialty = newSpecialty()
        yield* seedProviders(
          ["Round Rock, TX", "100%_Ranch, TX", "München"].map((location, index) => ({
            specialties: [specialty],
            location,
            businessName: location,
            rating: 5 - index
          }))
        )
        expect(yield* namesFound({ specialty, placeText })).toEqual(expected)
      })
    )
  )

  it.each([
    ["rating", ["4.9 of 1", "4.8 of 9", "4.8 of 3"]],
    ["reviews", ["4.8 of 9", "4.8 of 3", "4.9 of 1"]],
    ["price", ["4.8 of 3", "4.9 of 1", "4.8 of 9"]]
  ] as const)("sorts by %s", (sortBy, expected) =>
    run(
      Effect.gen(function* () {
        const specialty = `Sorted by ${sortBy}`
        yield* seedProviders([
          {
            specialties: [specialty],
            businessName: "4.8 of 9",
            rating: 4.8,
            reviewCount: 9,
            hourlyRateMin: null
          },
          {
            specialties: [specialty],
            businessName: "4.9 of 1",
            rating: 4.9,
            reviewCount: 1,
            hourlyRateMin: 50.5
          },
          {
            specialties: [specialty],
            businessName: "4.8 of 3",
            rating: 4.8,
            reviewCount: 3,
            hourlyRateMin: 50.25
          }
        ])
        expect(yield* namesFound({ specialty, sortBy })).toEqual([...expected])
      })
    )
  )
})
