import { describe, expect, it } from "vitest"

import { demoMarketplace } from "#adapters/demo/index.ts"

import { found, grouped, indexOf } from "./index-of.ts"

const market = demoMarketplace()
const { projects, quotes, reviews } = market
const { providers } = indexOf(market)
const placeOf = (providerId: string) => found(providers.get(providerId)).location

/** All texts about work in a city. */
const written = grouped(
  [
    ...reviews.map(({ content, providerId, reply, title }) => ({
      place: placeOf(providerId),
      text: `${title} ${content} ${reply?.content ?? ""}`
    })),
    ...quotes.map(({ description, providerId, providerNotes }) => ({
      place: placeOf(providerId),
      text: `${description} ${providerNotes ?? ""}`
    })),
    ...projects.map(({ description, location, title }) => ({
      place: location.slice(0, -6),
      text: `${title} ${description}`
    }))
  ],
  ({ place }) => place
)

const saying = (place: string, words: RegExp) =>
  found(written.get(place)).flatMap(({ text }) => (words.test(text) ? [text] : []))

const warm = ["Phoenix, AZ", "Miami, FL", "Los Angeles, CA", "San Diego, CA", "Jacksonville, FL", "Tampa, FL"]
const texas = ["Austin, TX", "Houston, TX", "San Antonio, TX"]

describe("what is written about work fits the climate and the house", () => {
  it.each([...warm, ...texas, "Las Vegas, NV", "New Orleans, LA"])("no basements in %s", (place) => {
    expect(saying(place, /basement/i)).toEqual([])
  })

  it.each(warm)("no frost and no winter in %s", (place) => {
    expect(saying(place, /frost|winter|autumn/i)).toEqual([])
  })

  it.each([...warm, ...texas])("nothing frozen, no snow and no radiators in %s", (place) => {
    expect(saying(place, /first frost|deep frost|froze|snow|ice dam|cold snap|radiator/i)).toEqual([])
  })

  it.each([...warm, ...texas, "Seattle, WA", "Portland, OR"])("no pools closed and opened in %s", (place) => {
    expect(saying(place, /closing for the season|close the pool|opened in may|opens in spring/i)).toEqual([])
  })

  it.each(["Miami, FL", "Tampa, FL", "Orlando, FL"])("no furnaces and chimneys in %s", (place) => {
    expect(saying(place, /furnace|chimney|fireplace/i)).toEqual([])
  })

  it.each(["Chicago, IL", "Seattle, WA", "New York, NY", "Boston, MA"])(
    "no palms and no stucco in %s",
    (place) => {
      expect(saying(place, /\bpalms\b|stucco/i)).toEqual([])
    }
  )

  it.each(["Seattle, WA", "Los Angeles, CA", "Miami, FL", "New York, NY"])("no hail in %s", (place) => {
    expect(saying(place, /\bhail\b/i)).toEqual([])
  })

  it("and people speak of what there is", () => {
    expect(saying("Chicago, IL", /basement/i)).not.toEqual([])
    expect(saying("Denver, CO", /snow|winter|frost/i)).not.toEqual([])
    expect(saying("Los Angeles, CA", /palms|stucco|wildfire/i)).not.toEqual([])
    expect(saying("Chicago, IL", /ice dam/i)).not.toEqual([])
  })
})
