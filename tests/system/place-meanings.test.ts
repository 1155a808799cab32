import * as Effect from "effect/Effect"
import * as fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"

import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import { Places } from "#ports/places.ts"

describe("what a place means", () => {
  let places: typeof Places.Service

  beforeAll(async () => {
    places = await Effect.runPromise(Effect.provide(Places, ZipcodePlaces))
  })

  it.each([
    ["Austin, TX", "Austin, TX"],
    ["78704", "78704"],
    ["78704-1234", "78704"],
    ["Austin, TX 78704", "78704"],
    ["12 Oak St, Austin, TX", "Austin, TX"],
    ["12 Oak Street Austin TX", "Austin, TX"],
    ["12 Oak St Apt 4 Saint Louis", "Saint Louis, MO"],
    ["San Juan, PR", "San Juan, PR"],
    ["New York", "New York, NY"],
    ["Washington", "Washington, DC"]
  ])("%j, spelled right, is %s", (text, name) => {
    expect(places.meant(text)?.name).toBe(name)
  })

  it.each([
    ["San Fransisco", "San Francisco, CA"],
    ["Autsin", "Austin, TX"],
    ["Pheonix", "Phoenix, AZ"],
    ["Mineapolis", "Minneapolis, MN"],
    ["Minniapolis", "Minneapolis, MN"],
    ["Albuquerqe", "Albuquerque, NM"],
    ["new yrok", "New York, NY"],
    ["Uastin", "Austin, TX"],
    ["Autsin, TX", "Austin, TX"],
    ["Autsin Texas", "Austin, TX"],
    ["Austin, Texs", "Austin, TX"],
    ["Kansas City Misouri", "Kansas City, MO"],
    ["Pittsburg, PA", "Pittsburgh, PA"],
    ["Califrnia", "California"]
  ])("%j is a typing error for %s", (text, name) => {
    expect(places.find(text)).toBeNull()
    expect(places.meant(text)?.name).toBe(name)
  })

  it.each([
    ["NYC", "New York, NY"],
    ["New York City", "New York, NY"],
    ["LA", "Los Angeles, CA"],
    ["l.a.", "Los Angeles, CA"],
    ["LA, CA", "Los Angeles, CA"],
    ["SF", "San Francisco, CA"],
    ["Philly", "Philadelphia, PA"],
    ["Vegas", "Las Vegas, NV"],
    ["DC", "Washington, DC"],
    ["NOLA", "New Orleans, LA"],
    ["ATL", "Atlanta, GA"],
    ["St. Louis", "Saint Louis, MO"],
    ["St.Louis", "Saint Louis, MO"],
    ["St Pete", "Saint Petersburg, FL"],
    ["Boca", "Boca Raton, FL"],
    ["Queens", "New York, NY"],
    ["Harlem", "New York, NY"],
    ["Manhattan", "New York, NY"],
    ["the Bronx", "Bronx, NY"],
    ["Long Island", "Hicksville, NY"],
    ["Long Island, NY", "Hicksville, NY"],
    ["Long Island, KS", "Long Island, KS"],
    ["Wash DC", "Washington, DC"],
    ["Wash., D.C.", "Washington, DC"],
    ["The Woodlands", "Spring, TX"],
    ["Hilton Head", "Hilton Head Island, SC"],
    ["South Austin", "Austin, TX"],
    ["downtown LA", "Los Angeles, CA"],
    ["east LA", "Los Angeles, CA"],
    ["south Washington", "Washington, DC"],
    ["metro Atlanta", "Atlanta, GA"],
    ["Hot Springs", "Hot Springs National Park, AR"],
    ["Hot Springs, SD", "Hot Springs, SD"],
    ["W Palm Beach", "West Palm Beach, FL"],
    ["No. Hollywood", "North Hollywood, CA"],
    ["So San Francisco, CA", "South San Francisco, CA"],
    ["West, TX", "West, TX"],
    ["West, Texas", "West, TX"],
    ["12 Oak St, West, Texas", "West, TX"],
    ["North, South Carolina", "North, SC"],
    ["Central, Alaska", "Central, AK"],
    ["New Brunswick", "New Brunswick, NJ"],
    ["Ontario", "Ontario, CA"],
    ["Austin, Tex", "Austin, TX"],
    ["near austin", "Austin, TX"],
    ["H-Town", "Houston, TX"],
    ["Htown", "Houston, TX"],
    ["Beantown", "Boston, MA"],
    ["the Big Apple", "New York, NY"],
    ["Phila, PA", "Philadelphia, PA"],
    ["N. Y. C.", "New York, NY"],
    ["Washington, D. C.", "Washington, DC"],
    ["Dallas/Fort Worth", "Dallas, TX"],
    ["Dallas-Ft. Worth, TX", "Dallas, TX"],
    ["Minneapolis St Paul", "Minneapolis, MN"],
    ["Twin Cities", "Minneapolis, MN"],
    ["French Quarter", "New Orleans, LA"],
    ["bay area", "San Francisco, CA"],
    ["the Bay Area", "San Francisco, CA"],
    ["SF Bay Area", "San Francisco, CA"],
    ["San Francisco Bay Area", "San Francisco, CA"],
    ["Tampa Bay", "Tampa, FL"],
    ["Tampa Bay Area", "Tampa, FL"],
    ["Green Bay area", "Green Bay, WI"],
    ["Dallas metro area", "Dallas, TX"]
  ])("%j is short for %s, also where no error is forgiven", (text, name) => {
    expect(places.meant(text)?.name).toBe(name)
    const found = places.find(text)
    expect(`${found?.city}, ${found?.state}`).toBe(name)
  })

  it.each([
    ["TX", "TX", "Texas"],
    ["texas", "TX", "Texas"],
    ["North Carolina", "NC", "North Carolina"],
    ["NY", "NY", "New York"],
    ["N. Y.", "NY", "New York"],
    ["N. J.", "NJ", "New Jersey"],
    ["MT", "MT", "Montana"],
    ["West Virginia", "WV", "West Virginia"],
    ["Washington State", "WA", "Washington"],
    ["Cali", "CA", "California"],
    ["east texas", "TX", "Texas"],
    ["West Texas", "TX", "Texas"],
    ["central texas", "TX", "Texas"],
    ["northern California", "CA", "California"],
    ["western New York", "NY", "New York"],
    ["upstate new york", "NY", "New York"],
    ["eastern washington", "WA", "Washington"],
    ["southern West Virginia", "WV", "West Virginia"]
  ])("%j is the whole state %s", (text, state, name) => {
    expect(places.find(text)).toBeNull()
    expect(places.meant(text)).toMatchObject({ name, state, point: null })
  })

  it.each(["Lakeway", "Davie", "Summerlin", "Bee Cave", "Pflugervile"])(
    "%j is no small town that is spelled nearly so",
    (text) => {
      expect(places.meant(text)).toBeNull()
    }
  )

  it("says which names have typing errors", () => {
    expect(places.meant("San Fransisco")).toMatchObject({ isCorrected: true })
    expect(places.meant("Pflugervile, TX")).toMatchObject({ name: "Pflugerville, TX", isCorrected: true })
    expect(places.meant("Califrnia")).toMatchObject({ isCorrected: true })
    for (const text of ["San Francisco", "SF", "78704", "Texas", "South Austin"])
      expect(places.meant(text)).toMatchObject({ isCorrected: false })
  })

  it.each(["", "Xyzzy", "Xyzzy, TX", "Nowhereville, LA", "Austin, CA", "00000", "ON", "Rom", "🏠", "\u0000"])(
    "%j is unknown",
    (text) => {
      expect(places.meant(text)).toBeNull()
    }
  )

  it("leaves an exact name as it is, however small the place", () => {
    expect(places.meant("Brooklin")?.name).toBe("Brooklin, ME")
    expect(places.meant("Pittsburg")?.name).toMatch(/^Pittsburg, /)
  })

  it("tells how well known a place is by its ZIP codes", () => {
    expect(places.meant("Autsin")?.zipCodes).toBe(80)
    expect(places.meant("Brooklin")?.zipCodes).toBe(1)
    expect(places.meant("78704")?.zipCodes).toBe(1)
  })

  it("takes any text without an error, and finds whatever is found exactly", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        const [found, meant] = [places.find(text), places.meant(text)]
        expect(found === null || meant?.state === found.state).toBe(true)
      })
    )
  })

  it("reads a long text in about a millisecond", () => {
    const text = "1 Oak St, Mineapols Minesot, ".repeat(7)
    const ask = () => {
      const start = performance.now()
      places.meant(text)
      return performance.now() - start
    }
    // On a busy machine only the minimum tells how long the work takes.
    expect(Math.min(...Array.from({ length: 200 }, ask))).toBeLessThan(2)
  })
})
