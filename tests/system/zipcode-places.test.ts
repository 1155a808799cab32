import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { codes } from "zipcodes"

import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { Places } from "#ports/places.ts"

describe("places", () => {
  let places: typeof Places.Service

  beforeAll(async () => {
    places = await Effect.runPromise(Effect.provide(Places, ZipcodePlaces))
  })

  it.each([
    ["Buda", "TX"],
    ["Kyle", "TX"],
    ["Manor", "TX"],
    ["Draper", "UT"],
    ["Dublin", "OH"]
  ])("%s, of which there are equal ones, is the one near a large city, in %s", (city, state) => {
    expect(places.find(city)).toMatchObject({ city, state })
  })

  it.each([
    ["78704", "78704", "Austin", "TX"],
    ["78704-1234", "78704", "Austin", "TX"],
    ["  78704 ", "78704", "Austin", "TX"],
    ["Austin, TX", "78701", "Austin", "TX"],
    ["austin tx", "78701", "Austin", "TX"],
    ["Austin, Texas", "78701", "Austin", "TX"],
    ["AUSTIN", "78701", "Austin", "TX"],
    ["Austin, TX 78704", "78704", "Austin", "TX"],
    ["12 Oak St, Austin, TX", "78701", "Austin", "TX"],
    ["12345 Oak St, Austin, TX, USA", "78701", "Austin", "TX"],
    ["12345 Oak St, Austin, TX 78704, United States", "78704", "Austin", "TX"],
    ["New York", "10001", "New York", "NY"],
    ["New York City", "10001", "New York", "NY"],
    ["Washington, D.C.", "20001", "Washington", "DC"],
    ["washington district of columbia", "20001", "Washington", "DC"],
    ["St. Louis, MO", "63101", "Saint Louis", "MO"],
    ["Ft Worth", "76102", "Fort Worth", "TX"],
    ["Winston-Salem, North Carolina", "27101", "Winston Salem", "NC"],
    ["Charleston, West Virginia", "25301", "Charleston", "WV"],
    ["Kansas City", "64101", "Kansas City", "MO"],
    ["Billings, MT", "59101", "Billings", "MT"],
    ["Mt. Vernon, NY", "10550", "Mount Vernon", "NY"],
    ["Manhattan, KS", "66502", "Manhattan", "KS"],
    ["Kansas City, KS", "66101", "Kansas City", "KS"]
  ])("finds %j as %s %s, %s", (text, zipCode, city, state) => {
    expect(places.find(text)).toMatchObject({ zipCode, city, state })
    expect(places.zipCodeOf(text)).toBe(zipCode)
  })

  it.each([
    "",
    "   ",
    "00000",
    "123456",
    "Texas",
    "TX",
    "Virginia",
    "Atlantis",
    "🏠",
    "\u0000",
    "M5V",
    "Apo, AE"
  ])("knows no place called %j", (text) => {
    expect(places.find(text)).toBeNull()
    expect(places.zipCodeOf(text)).toBe("")
  })

  it("tells where a place is", () => {
    const austin = places.find("Austin, TX")
    expect(austin?.latitude).toBeCloseTo(30.27, 1)
    expect(austin?.longitude).toBeCloseTo(-97.74, 1)
  })

  it("finds every ZIP code that is on the map by itself", () => {
    const onTheMap = Object.values(codes).filter(
      ({ country, latitude, longitude }) => country === "US" && (latitude !== 0 || longitude !== 0)
    )
    expect(onTheMap.length).toBeGreaterThan(42_000)
    expect(onTheMap.filter(({ zip }) => places.find(zip)?.zipCode !== zip)).toEqual([])
  })

  it("takes any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const found = places.find(text)
        expect(found === null || /^\d{5}$/.test(found.zipCode)).toBe(true)
      })
    )
  })
})
