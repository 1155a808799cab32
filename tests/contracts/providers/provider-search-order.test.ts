import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { newSpecialty, seedProviders } from "#tests/support/seed.ts"
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

  it("finds the nearest whoever else there is, page by page, however often it is asked", () =>
    run(
      Effect.gen(function* () {
        const specialty = "Nearest"
        const at = (miles: number) => ({
          specialties: [specialty],
          businessName: `${miles} miles`,
          ...milesNorth(miles)
        })
        const page = (offset: number) =>
          namesFound({ specialty, near: austin, sortBy: "distance", limit: 2, offset })
        // Within five miles, and beyond.
        yield* seedProviders([at(4), at(9), at(3), at(20)])
        for (const _ of [1, 2]) {
          expect(yield* page(0)).toEqual(["3 miles", "4 miles"])
          expect(yield* page(2)).toEqual(["9 miles", "20 miles"])
        }
        yield* seedProviders([at(0.5), at(1)])
        for (const _ of [1, 2]) {
          expect(yield* page(0)).toEqual(["0.5 miles", "1 miles"])
          expect(yield* page(2)).toEqual(["3 miles", "4 miles"])
          expect(yield* page(4)).toEqual(["9 miles", "20 miles"])
        }
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
    ["round rock", ["Round Rock, TX"]],
    ["rock round", []],
    ["roun", ["Round Rock, TX"]],
    ["roc", ["Round Rock, TX"]],
    ["und roc", []],
    ["x", []],
    ["ranch tx", ["100%_Ranch, TX"]],
    ["munchen", ["München"]],
    ["", []]
  ])(
    "matches the text %j of an unknown place in locations, from the beginning of a word on",
    (placeText, expected) =>
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
    ["rating", ["4.8 of 9", "4.9 of 1", "4.8 of 3"]],
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
