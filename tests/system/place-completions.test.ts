import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"

import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { Places } from "#ports/places.ts"

describe("what the beginning of a place may become", () => {
  let places: typeof Places.Service
  const texts = (text: string) => places.complete(text, 8).map((completion) => completion.text)

  beforeAll(async () => {
    places = await Effect.runPromise(Effect.provide(Places, ZipcodePlaces))
  })

  it.each([
    ["aus", "Austin, TX"],
    ["AUSTIN", "Austin, TX"],
    ["austin, m", "Austin, MN"],
    ["austin tex", "Austin, TX"],
    ["st", "Stockton, CA"],
    ["st l", "Saint Louis, MO"],
    ["new y", "New York, NY"],
    ["nyc", "New York, NY"],
    ["787", "Austin, TX 78701"],
    ["78704", "Austin, TX 78704"]
  ])("%j becomes first %s", (text, first) => {
    expect(texts(text)[0]).toBe(first)
  })

  it("is no company or office that has ZIP codes of its own, but the towns that are called so", () => {
    const offered = ["fi", "citi", "bank", "vis", "mas", "ge", "pa", "us"].flatMap((text) =>
      places.complete(text, 50).map((completion) => completion.text)
    )
    expect(offered).toEqual(expect.arrayContaining(["Visalia, CA", "Pasadena, CA"]))
    for (const name of offered)
      expect(name).not.toMatch(/Bank (Of|Natl)|Citi|Lottery|Mastercard|Charge|Firm|Telephone|Parcel|Us Bank/)
    expect(texts("red bank")[0]).toBe("Red Bank, NJ")
    expect(texts("stratford, c")[0]).toBe("Stratford, CT")
    expect(places.find("Bank of America")?.zipCode).toMatch(/^\d{5}$/)
  })

  it("is a text that names the same place again", () => {
    for (const { latitude, longitude, text, zipCode } of [
      ...places.complete("s", 50),
      ...places.complete("787", 8)
    ]) {
      expect(places.find(text)).toMatchObject({ zipCode, latitude, longitude })
    }
  })

  it("keeps to the limit and names nothing twice", () => {
    expect(texts("san")).toHaveLength(8)
    expect(new Set(texts("nyc")).size).toBe(texts("nyc").length)
  })

  it.each(["", "  ", ",", "xyzzy", "999999", "🏠"])("is nothing for %j", (text) => {
    expect(texts(text)).toEqual([])
  })

  it("takes any text without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(texts(text).length).toBeLessThanOrEqual(8)
      })
    )
  })
})
