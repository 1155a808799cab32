import * as Effect from "effect/Effect"
import { beforeAll, describe, expect, it } from "vitest"

import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import type { Interpretation } from "#domain/search/interpretation.ts"
import { isCalledElsewhere, namedAsWritten } from "#domain/search/names.ts"
import { makeBusinessIndex } from "#domain/search/suggestions/business-index.ts"
import { makeBusinessTable } from "#domain/search/suggestions/business-table.ts"
import { Places } from "#ports/places.ts"
import { aProviderId } from "#tests/support/builders.ts"

const dallas = { latitude: 32.79, longitude: -96.8 }
const austin = { latitude: 30.27, longitude: -97.74 }

const business = (name: string, point: Point | null, rating = 5) => ({
  id: aProviderId(),
  name,
  trade: null,
  point,
  rating,
  reviewCount: 100
})

const listed = [
  business("Preston Hollow Roofing", dallas),
  business("Austin Plumbing Company", austin),
  business("Denver Street Roofing", dallas),
  business("Delaware Valley Heat & Air", dallas),
  business("Honest Abe's Plumbing", dallas, 4),
  business("Honest Abe's Plumbing", austin, 5),
  business("Honest Abe's Plumbing & Drain", austin),
  business("Liberty Bell Drain", null),
  business("Plumer Brothers", null),
  business("Larson Movers & Storage", dallas),
  business("Prairie Pipes", null),
  business("家", null),
  business("KC Remodeling", dallas)
]

const indexed = () => {
  const table = makeBusinessTable()
  table.add(listed)
  const index = makeBusinessIndex(table)
  while (index.takeIn(2)) continue
  return index
}

describe("Names of businesses in a search text", () => {
  const index = indexed()
  let understood: (text: string) => Interpretation
  beforeAll(async () => {
    const { find, meant } = await Effect.runPromise(Effect.provide(Places, ZipcodePlaces))
    const places = { find: (text: string) => find(text) && meant(text), meant }
    understood = (text) => namedAsWritten(text, places, index)
  })

  it.each([
    ["prairie plumber", ["prairie", "plumber"], ["Plumbing"]],
    ["plumber liber", ["plumber", "liber"], ["Plumbing"]]
  ])("%j asks for %j", (text, words, trades) => {
    expect(understood(text)).toMatchObject({ words, trades })
  })

  it.each([
    ["liber", "liner", "Pool Services"],
    ["plumer", "plumber", "Plumbing"],
    ["plumer please", "plumber please", "Plumbing"]
  ])("%j stays as it is, and %j may be meant as well", (text, corrected, trade) => {
    const [word] = text.split(" ")
    expect(understood(text)).toMatchObject({ words: [word], corrected, trades: [trade] })
  })

  it.each([
    ["liber plumber", "a beginning is the last word alone"],
    ["emergency plumbr", "no name has it"]
  ])("leave %j to be corrected: %s", (text) => {
    expect(understood(text).corrected).not.toBeNull()
  })

  it.each([
    ["Preston Hollow Roofing", true],
    ["preston hollow roof", false],
    ["roofing in preston hollow", false],
    ["Delaware Valley Heat & Air", true],
    ["heat delaware", false],
    ["Denver Street Roofing", true],
    ["denver roofing", false],
    ["austin plumbing", false],
    ["austin plumbing company", false],
    ["larson movers", true],
    ["Preston Hollow", false],
    ["Austin", false],
    ["Dallas", false],
    ["Denver", true],
    ["Delaware", false],
    ["kc", true],
    ["SF", false]
  ])("%j is of a business elsewhere: %s", (text, isElsewhere) => {
    expect(isCalledElsewhere(text, understood(text), index)).toBe(isElsewhere)
  })

  it("are found by all of them, the best rated first", () => {
    const [, , , , worse, better] = listed
    expect(index.called("honest abe\u2019s  PLUMBING")).toEqual([better?.id, worse?.id])
    expect(index.called("honest abe's")).toEqual([])
    expect(index.called("")).toEqual([])
    expect(makeBusinessIndex().called("Honest Abe's Plumbing")).toEqual([])
  })
})
