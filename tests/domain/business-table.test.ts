import * as fc from "fast-check"
import { expect, it } from "vitest"

import { makeBusinessIndex } from "#domain/search/suggestions/business-index.ts"
import { makeBusinessTable } from "#domain/search/suggestions/business-table.ts"
import type { Business } from "#domain/search/suggestions/business.ts"
import { ProviderId } from "#domain/shared/ids.ts"

const austin = { latitude: 30.27, longitude: -97.74 }

const someBusinesses = fc.array(
  fc.record({
    id: fc.uuid().map((id) => ProviderId.make(id)),
    name: fc.string({ unit: "grapheme", maxLength: 40 }),
    trade: fc.constantFrom(null, "Plumbing", "Roofing"),
    point: fc.constantFrom(null, austin),
    rating: fc.double({ min: 0, max: 5, noNaN: true }),
    reviewCount: fc.nat(500)
  }),
  { maxLength: 60 }
)

const tableOf = (businesses: ReadonlyArray<Business>) => {
  const table = makeBusinessTable()
  table.add(businesses)
  return table
}

const rated = (rating: number, reviewCount: number) => ({
  id: ProviderId.make(crypto.randomUUID()),
  name: "Ace",
  trade: null,
  point: null,
  rating,
  reviewCount
})

it("gives each business back as it was", () => {
  fc.assert(
    fc.property(someBusinesses, (businesses) => {
      const table = tableOf(businesses)
      const shown = businesses.map((_, row) => table.shown(row))
      expect(shown).toEqual(
        businesses.map(({ id, name, trade }) => ({ id, name: name.replaceAll("\n", " "), trade }))
      )
      expect(businesses.map((_, row) => table.point(row) === null)).toEqual(
        businesses.map(({ point }) => point === null)
      )
    })
  )
})

it("goes through all of them once, the best rated first", () => {
  fc.assert(
    fc.property(someBusinesses, (businesses) => {
      const rows = [...tableOf(businesses).bestFirst()]
      expect(rows.toSorted((a, b) => a - b)).toEqual(businesses.map((_, row) => row))
    })
  )
  const table = tableOf([rated(0, 0), rated(5, 500), rated(4.9, 400), rated(5, 500), rated(1, 90)])
  expect([...table.bestFirst()]).toEqual([1, 3, 2, 0, 4])
})

it("finds each name by all of it, and nobody by less or more", () => {
  const names = Array.from({ length: 500 }, (_, number) => `Ace ${number} Plumbing`)
  const table = tableOf(names.map((name) => ({ ...rated(5, 1), name })))
  const index = makeBusinessIndex(table)
  while (index.takeIn(100)) continue
  for (const [row, name] of names.entries()) {
    expect(index.called(name.toUpperCase())).toEqual([table.shown(row).id])
    expect(index.called(`${name} Co`)).toEqual([])
  }
  expect(index.called("Ace Plumbing")).toEqual([])
  expect(index.whereNamed("plumbing 17 ace")).toEqual([null])
  expect(index.whereNamed("ace plumbing")).toEqual([])
  expect([index.hasWord("plumbin"), index.hasBeginning("plumbin")]).toEqual([false, true])
})

it("puts a name with a line break into one line, and finds it by all its words", () => {
  const names = Array.from({ length: 40 }, (_, number) => `Ace ${number}\nPlumbing Brüder`)
  const table = tableOf(
    names.map((name) => ({
      id: ProviderId.make(crypto.randomUUID()),
      name,
      trade: null,
      point: austin,
      rating: 5,
      reviewCount: 1
    }))
  )
  const index = makeBusinessIndex(table)
  expect(index.named(["ace"], null, 8)).toEqual([])
  expect(index.takeIn(1)).toBe(true)
  while (index.takeIn(7)) continue
  expect(index.named(["ace", "17", "plumb"], null, 8).map(({ name }) => name)).toEqual([
    "Ace 17 Plumbing Brüder"
  ])
})
