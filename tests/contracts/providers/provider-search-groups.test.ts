import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { countLimit, sortOrders } from "#domain/provider/search/search-options.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aProvider, aSearch } from "#tests/support/builders.ts"
import { seedProviders } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

type Search = NonNullable<Parameters<typeof aSearch>[0]>

let towns = 0

/** Seeds a town of its own, and searches in it alone. */
const inTown = Effect.fnUntraced(function* (providers: ReadonlyArray<Partial<ProviderProfile>>) {
  const town = `grovertown${(towns += 1)}`
  yield* seedProviders(providers.map((provider) => ({ ...provider, location: town })))
  const { search } = yield* ProviderViews
  return Effect.fnUntraced(function* (overrides: Search) {
    const found = yield* search(aSearch({ placeText: town, ...overrides }))
    return { ...found, names: found.providers.map(({ businessName }) => businessName) }
  })
})

const gutters = { description: "We clean gutters." }
const roofers: Search = { words: ["gutters"], trades: ["Roofing"] }

onEveryStore("Searching by words and by what they mean", (run) => {
  it("finds those who match by words first, then those of the meant trade, and nobody twice", () =>
    run(
      Effect.gen(function* () {
        const find = yield* inTown([
          { businessName: "Trade alone", specialties: ["Roofing"], rating: 5 },
          { businessName: "Both", specialties: ["Roofing", "Painting"], rating: 4, ...gutters },
          { businessName: "Neither", specialties: ["Painting"], rating: 5 },
          { businessName: "Unlisted", specialties: ["Roofing"], listed: false, ...gutters }
        ])
        expect(yield* find(roofers)).toMatchObject({ names: ["Both", "Trade alone"], byWords: 1, total: 2 })
        expect(yield* find({ words: ["gutters"] })).toMatchObject({ names: ["Both"], byWords: 1, total: 1 })
        expect(yield* find({ trades: ["Roofing"] })).toMatchObject({ byWords: 0, total: 2 })
        expect((yield* find({ ...roofers, words: ["zebra"] })).names).toEqual(["Trade alone", "Both"])
      })
    ))

  it("puts who does the trade before who only writes the words, but into no order that was chosen", () =>
    run(
      Effect.gen(function* () {
        const find = yield* inTown([
          {
            businessName: "Gardener",
            specialties: ["Landscaping"],
            rating: 5,
            hourlyRateMin: 20,
            ...gutters
          },
          { businessName: "Roofer", specialties: ["Roofing"], rating: 4, hourlyRateMin: 90, ...gutters }
        ])
        expect((yield* find(roofers)).names).toEqual(["Roofer", "Gardener"])
        expect((yield* find({ ...roofers, sortBy: "price" })).names).toEqual(["Gardener", "Roofer"])
      })
    ))

  it("lists who does several of the meant trades once, within a specialty too", () =>
    run(
      Effect.gen(function* () {
        const find = yield* inTown([
          { businessName: "Both", specialties: ["Plumbing", "Roofing"], rating: 4.8 },
          { businessName: "Plumber", specialties: ["Plumbing"], rating: 4.9 },
          { businessName: "Roofer", specialties: ["Roofing"], rating: 4.7 }
        ])
        const leak: Search = { words: ["zebra"], trades: ["Plumbing", "Roofing"] }
        expect((yield* find(leak)).names).toEqual(["Plumber", "Both", "Roofer"])
        expect((yield* find({ ...leak, specialty: "roofing" })).names).toEqual(["Both", "Roofer"])
        const plumbing: Search = { ...leak, trades: ["Plumbing"], specialty: "Roofing" }
        expect((yield* find(plumbing)).names).toEqual(["Both"])
      })
    ))

  it.each(sortOrders)("goes on from the one group to the other by pages, sorted by %s", (sortBy) =>
    run(
      Effect.gen(function* () {
        const both = Array.from({ length: 7 }, () => ({ specialties: ["Roofing"], ...gutters }))
        const trade = Array.from({ length: 9 }, () => ({ specialties: ["Roofing"] }))
        const find = yield* inTown([...both, ...trade])
        const search: Search = { ...roofers, sortBy, limit: 5 }
        const pages = yield* Effect.all([0, 5, 10, 15].map((offset) => find({ ...search, offset })))
        const ids = pages.flatMap(({ providers }) => providers.map(({ id }) => id))
        expect(new Set(ids).size).toBe(16)
        expect(pages.map(({ names }) => names.length)).toEqual([5, 5, 5, 1])
        expect(pages.map(({ byWords, total }) => [byWords, total])).toEqual(pages.map(() => [7, 16]))
        expect(yield* find({ ...search, offset: 16 })).toMatchObject({ names: [], total: 16, byWords: 7 })
        expect(yield* find({ ...search, offset: 2_000 })).toMatchObject({ names: [], total: 16, byWords: 7 })
      })
    )
  )

  it("counts both groups exactly up to the limit of counting, and then says that there are more", () =>
    run(
      Effect.gen(function* () {
        const wordsAlone = Array.from({ length: 3 }, () => ({ specialties: ["Painting"], ...gutters }))
        const both = Array.from({ length: 30 }, () => ({ specialties: ["Roofing"], ...gutters }))
        const trade = Array.from({ length: countLimit - 33 }, () => ({ specialties: ["Roofing"] }))
        const all = [...wordsAlone, ...both, ...trade]
        const find = yield* inTown(all)
        const findOneMore = yield* inTown([...all, ...both.slice(0, 1)])
        for (const sortBy of sortOrders) {
          const search: Search = { ...roofers, sortBy }
          expect(yield* find(search)).toMatchObject({ byWords: 33, total: countLimit })
          expect(yield* find({ ...search, words: ["zebra"] })).toMatchObject({
            byWords: 0,
            total: countLimit - 3
          })
          expect(yield* findOneMore(search)).toMatchObject({ byWords: 34, total: countLimit + 1 })
        }
      })
    ))

  it("puts first who is called as the text says, among those who match by words, and into no order that was chosen", () =>
    run(
      Effect.gen(function* () {
        const others = Array.from({ length: 30 }, (_, number) => ({
          businessName: `Roofer ${number}`,
          specialties: ["Roofing"],
          hourlyRateMin: 20 + number,
          ...gutters
        }))
        const called = aProvider({
          businessName: "Gutters",
          specialties: ["Painting"],
          description: "Gutters.",
          rating: 1,
          hourlyRateMin: 90
        })
        const find = yield* inTown([...others, called])
        const { search } = yield* ProviderViews
        const named = [called.id]
        for (const trades of [[], ["Roofing"]] as const) {
          const pages = yield* Effect.forEach([0, 10, 20, 30], (offset) =>
            find({ ...roofers, trades, named, limit: 10, offset })
          )
          const names = pages.flatMap((page) => page.names)
          expect(names[0]).toBe("Gutters")
          expect(new Set(names).size).toBe(31)
          expect(pages[0]).toMatchObject({ byWords: 31, total: 31 })
        }
        // Named businesses come first among all matches, wherever they are.
        const first = yield* search(aSearch({ ...roofers, named, limit: 1 }))
        expect(first.providers.map(({ id }) => id)).toEqual(named)
        expect((yield* find({ ...roofers, named, sortBy: "price" })).names[0]).toBe("Roofer 0")
        const filtered = yield* find({ ...roofers, named, specialty: "Roofing" })
        expect(filtered.names).not.toContain("Gutters")
        expect((yield* find({ ...roofers, words: ["zebra"], named })).names).not.toContain("Gutters")
      })
    ))

  it("puts first who is available today, where it is urgent, whatever the order", () =>
    run(
      Effect.gen(function* () {
        const find = yield* inTown([
          { businessName: "Next month", availability: "month", rating: 5 },
          { businessName: "Today", availability: "today", rating: 4 },
          { businessName: "At once", availability: "asap", rating: 3 }
        ])
        const urgent: Search = { trades: ["Plumbing"], isUrgent: true }
        expect((yield* find(urgent)).names).toEqual(["Today", "At once", "Next month"])
        expect((yield* find({ isUrgent: true })).names).toEqual(["Today", "At once", "Next month"])
      })
    ))

  it("does not put first who has paused new work, until it is over, and leaves nobody out", () =>
    run(
      Effect.gen(function* () {
        const find = yield* inTown([
          { businessName: "Paused", availability: "asap", rating: 5, pausedUntil: "2026-03-02" },
          { businessName: "Next month", availability: "month", rating: 4.5 },
          { businessName: "Today", availability: "today", rating: 4 }
        ])
        const urgent: Search = { trades: ["Plumbing"], isUrgent: true, today: "2026-03-02" }
        const names = ["Today", "Paused", "Next month"]
        expect(yield* find(urgent)).toMatchObject({ names, total: 3 })
        const pages = yield* Effect.all([0, 1, 2].map((offset) => find({ ...urgent, limit: 1, offset })))
        expect(pages.flatMap((page) => page.names)).toEqual(names)
        expect((yield* find({ ...urgent, availability: ["asap", "today"] })).names).toEqual(["Today"])
        const over = yield* find({ ...urgent, today: "2026-03-03" })
        expect(over.names).toEqual(["Paused", "Today", "Next month"])
      })
    ))

  it.each(sortOrders)("puts who is available today before who has the words, sorted by %s", (sortBy) =>
    run(
      Effect.gen(function* () {
        const [week, today] = [{ availability: "week" as const }, { availability: "today" as const }]
        const [both, trade] = [{ specialties: ["Roofing"], ...gutters }, { specialties: ["Roofing"] }]
        const find = yield* inTown([
          { businessName: "Words, this week", rating: 5, ...both, ...week },
          { businessName: "Trade, this week", rating: 5, ...trade, ...week },
          { businessName: "Words, today", rating: 4, ...both, ...today },
          { businessName: "Trade, today", rating: 4, ...trade, ...today },
          { businessName: "Painter, today", rating: 5, specialties: ["Painting"], ...today }
        ])
        const urgent: Search = { ...roofers, isUrgent: true, sortBy }
        const names = ["Words, today", "Trade, today", "Words, this week", "Trade, this week"]
        expect(yield* find(urgent)).toMatchObject({ names, total: 4, byWords: 2 })
        const pages = yield* Effect.all(
          [0, 1, 2, 3, 4].map((offset) => find({ ...urgent, limit: 1, offset }))
        )
        expect(pages.flatMap((page) => page.names)).toEqual(names)
        expect(pages.map(({ byWords, total }) => [byWords, total])).toEqual(pages.map(() => [2, 4]))
        const soon = yield* find({ ...urgent, availability: ["today", "week"] })
        expect(soon.names).toEqual(names)
        expect((yield* find({ ...urgent, availability: ["week"] })).names).toEqual(names.slice(2))
      })
    )
  )

  it("counts those who match by words among all, where more than are counted come today", () =>
    run(
      Effect.gen(function* () {
        const today = Array.from({ length: countLimit + 1 }, () => ({
          specialties: ["Roofing"],
          availability: "today" as const
        }))
        const week = Array.from({ length: 2 }, () => ({
          specialties: ["Roofing"],
          availability: "week" as const,
          ...gutters
        }))
        const find = yield* inTown([...today, ...week])
        expect(yield* find({ ...roofers, isUrgent: true })).toMatchObject({
          byWords: 2,
          total: countLimit + 1
        })
      })
    ))

  it("looks in a whole state, or at any distance", () =>
    run(
      Effect.gen(function* () {
        const find = yield* inTown([
          { businessName: "Anchorage", place: "ak/anchorage", latitude: 61.2, longitude: -149.9 },
          { businessName: "Austin", place: "tx/austin", latitude: 30.27, longitude: -97.74 },
          { businessName: "Nowhere", place: null, latitude: null, longitude: null }
        ])
        expect((yield* find({ state: "ak" })).names).toEqual(["Anchorage"])
        const near = { latitude: 60, longitude: -150, radiusMiles: null }
        expect((yield* find({ near, sortBy: "distance" })).names).toEqual(["Anchorage", "Austin"])
      })
    ))

  it("tells whether somebody's own words are these, as they are written", () =>
    run(
      Effect.gen(function* () {
        yield* seedProviders([{ businessName: "Kwik Plumming" }, { businessName: "Quietly", listed: false }])
        const { knowsWords } = yield* ProviderViews
        expect(yield* knowsWords(["plumming"])).toBe(true)
        expect(yield* knowsWords(["kwik", "plumming"])).toBe(true)
        expect(yield* knowsWords(["kwik", "zebra"])).toBe(false)
        expect(yield* knowsWords(["plummin"])).toBe(false)
        expect(yield* knowsWords(["plumm"])).toBe(false)
        // Its stem.
        expect(yield* knowsWords(["plum"])).toBe(false)
        expect(yield* knowsWords(["quietly"])).toBe(false)
        expect(yield* knowsWords([])).toBe(false)
      })
    ))
})
