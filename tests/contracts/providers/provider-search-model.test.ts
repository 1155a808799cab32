import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"
import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { availabilities, availableWithin } from "#domain/provider/availability.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { sortOrders, searchedChecks } from "#domain/provider/search/search-options.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { anAccount, aProvider } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"
import { freshStore, type StoragePorts } from "#tests/support/stores/stores.ts"

const trades = ["Plumbing", "Electrical", "Kitchen Remodeling"]
const tasks = [
  "cabinet installation",
  "water heater repairs",
  "custom tiles",
  "drain cleaning",
  "Café lighting"
]
const places = [
  { location: "Austin, TX", place: "tx/austin", latitude: 30.27, longitude: -97.74 },
  { location: "Round Rock, TX", place: "tx/round-rock", latitude: 30.51, longitude: -97.68 },
  { location: "Tulsa", place: "ok/tulsa", latitude: 36.15, longitude: -95.99 },
  { location: "Nowhere_100%", place: null, latitude: null, longitude: null }
]

const aRandomProvider: fc.Arbitrary<Partial<ProviderProfile>> = fc.record({
  specialties: fc.uniqueArray(fc.constantFrom(...trades), { maxLength: 3 }),
  description: fc.uniqueArray(fc.constantFrom(...tasks), { maxLength: 2 }).map((some) => some.join(", ")),
  rating: fc.constantFrom(0, 3.99, 4, 4.5, 4.51, 5),
  reviewCount: fc.constantFrom(0, 1, 3, 40),
  hourlyRateMin: fc.constantFrom(null, 50, 50.5, 99.99),
  distance: fc.constantFrom(null, 1.25, 40),
  isLicensed: fc.boolean(),
  isInsured: fc.boolean(),
  licenseUntil: fc.constantFrom(null, "2026-03-01", "2026-03-02"),
  insuranceUntil: fc.constantFrom(null, "2026-03-01", "2026-03-02"),
  backgroundUntil: fc.constantFrom(null, "2026-03-01", "2026-03-02"),
  availability: fc.constantFrom(...availabilities),
  pausedUntil: fc.constantFrom(null, null, "2026-03-01", "2026-03-02"),
  listedAt: fc.constantFrom("2026-01-05T08:00:00.000Z", "2026-03-05T08:00:00.000Z"),
  listed: fc.constantFrom(true, true, true, false)
})

const aRandomMarketplace = fc.array(fc.tuple(aRandomProvider, fc.constantFrom(...places)), {
  minLength: 30,
  maxLength: 60
})

const maybe = <A>(arbitrary: fc.Arbitrary<A>) => fc.option(arbitrary, { freq: 2 })

const aRandomSearch: fc.Arbitrary<Omit<ProviderSearch, "named">> = fc.record({
  words: fc.uniqueArray(
    fc.constantFrom(
      "cabinets",
      "install",
      "repair",
      "heaters",
      "tile",
      "clean",
      "cafe",
      "plumb",
      "remodel",
      "zebra"
    ),
    { maxLength: 2 }
  ),
  trades: fc.subarray<CategoryName>(["Electrical", "Plumbing", "Kitchen Remodeling", "Moving"]),
  listedAfter: maybe(fc.constantFrom("2026-01-05T08:00:00.000Z", "2026-03-01T08:00:00.000Z")),
  isUrgent: fc.boolean(),
  state: maybe(fc.constantFrom("tx", "ok")),
  specialty: maybe(fc.constantFrom("plumbing", "ELECTRICAL", "Kitchen Remodeling", "Moving")),
  minRating: maybe(fc.constantFrom(1, 4, 4.5, 5)),
  licensedOnly: fc.boolean(),
  insuredOnly: fc.boolean(),
  today: fc.constant("2026-03-02"),
  checked: maybe(fc.constantFrom(...searchedChecks)),
  availability: maybe(fc.constantFrom(...availabilities).map(availableWithin)),
  laterOnly: fc.boolean(),
  near: maybe(
    fc.constantFrom(
      { latitude: 30.3, longitude: -97.7, radiusMiles: 50 },
      { latitude: 30.3, longitude: -97.7, radiusMiles: 300 },
      { latitude: 30.3, longitude: -97.7, radiusMiles: null },
      { latitude: 36.2, longitude: -95.9, radiusMiles: 50 }
    )
  ),
  placeText: maybe(fc.constantFrom("tx", "austin", "austin tx", "round", "rock tx", "100", "")),
  sortBy: fc.constantFrom(...sortOrders),
  limit: fc.integer({ min: 1, max: 50 }),
  offset: fc.constantFrom(0, 0, 1, 7, 30)
})

type Runtime = ManagedRuntime.ManagedRuntime<StoragePorts, never>

const found = (store: Runtime, search: ProviderSearch) =>
  store.runPromise(Effect.flatMap(ProviderViews, (views) => views.search(search)))

/** One marketplace, the same in every run; its ids are new. */
const aMarketplace = () => {
  const [drawn = []] = fc.sample(aRandomMarketplace, { numRuns: 1, seed: 42 })
  const accounts = drawn.map(() => anAccount({ role: "provider" }))
  const providers = drawn.map(([random, place], index) =>
    aProvider({ ...random, ...place, ...(accounts[index] && { userId: accounts[index].id }) })
  )
  return { accounts, providers }
}

const databases = storesUnderTest().filter((name) => name !== "memory")

describe.each(databases)("Searching providers on %s and in memory", (name) => {
  let opened: Awaited<ReturnType<typeof freshStore>>
  let database: Runtime
  let memory: Runtime
  let ids: ReadonlyArray<ProviderId>

  beforeAll(async () => {
    opened = await freshStore(name)
    database = ManagedRuntime.make(opened.layer)
    memory = ManagedRuntime.make(MemoryAdapters())
    const marketplace = aMarketplace()
    ids = marketplace.providers.map(({ id }) => id)
    await Promise.all([database, memory].map((store) => store.runPromise(seedMarketplace(marketplace))))
  })
  afterAll(async () => {
    await Promise.all([database.dispose(), memory.dispose()])
    await opened.remove()
  })

  it("gives the same pages, totals and distances for any search", async () => {
    await fc.assert(
      fc.asyncProperty(aRandomSearch, fc.array(fc.nat(29), { maxLength: 2 }), async (asked, called) => {
        const search = { ...asked, named: ids.filter((_, place) => called.includes(place)) }
        expect(await found(database, search)).toEqual(await found(memory, search))
      }),
      { numRuns: 400 }
    )
  })
})
