import { describe, expect, it } from "vitest"

import { demoMarketplace } from "#adapters/demo/index.ts"
import { type CategoryName, categoryNames } from "#domain/catalogue/category-names.ts"
import { wordsOf } from "#domain/provider/search/search-words.ts"

import { found, grouped, indexOf } from "./index-of.ts"

const market = demoMarketplace()
const { providers } = market
const { users } = indexOf(market)
const byCity = grouped(providers, ({ location }) => location)

/** The largest cities by the Census Bureau's estimate of 2024, and Austin, where the demo accounts live. */
const largest = [
  "New York, NY",
  "Los Angeles, CA",
  "Chicago, IL",
  "Houston, TX",
  "Phoenix, AZ",
  "Philadelphia, PA",
  "San Antonio, TX",
  "San Diego, CA",
  "Dallas, TX",
  "Jacksonville, FL",
  "Austin, TX"
]
const everyday: ReadonlyArray<CategoryName> = ["Plumbing", "Electrical", "Cleaning", "Handyman", "HVAC"]

describe.each(largest)("in %s", (city) => {
  const here = found(byCity.get(city))
  const offering = (name: string) => here.filter(({ specialties }) => specialties.includes(name))

  it("somebody works in every trade", () => {
    expect(categoryNames.filter((name) => offering(name).length === 0)).toEqual([])
  })

  it.each(everyday)("one can choose between three for %s", (name) => {
    expect(offering(name).length).toBeGreaterThanOrEqual(3)
  })
})

it("there are professionals in Washington, Miami and Seattle, and four plumbers near the demo homeowners", () => {
  for (const city of ["Washington, DC", "Miami, FL", "Seattle, WA"]) {
    expect(found(byCity.get(city)).length).toBeGreaterThanOrEqual(5)
  }
  const plumbers = found(byCity.get("Austin, TX")).filter(({ specialties }) =>
    specialties.includes("Plumbing")
  )
  expect(plumbers.length).toBeGreaterThanOrEqual(4)
})

it("phone numbers have the area code of their city", () => {
  const areaCodes = {
    "New York, NY": "(212)",
    "Los Angeles, CA": "(323)",
    "Washington, DC": "(202)",
    "Miami, FL": "(305)",
    "Jacksonville, FL": "(904)"
  }
  for (const [city, areaCode] of Object.entries(areaCodes)) {
    const phones = found(byCity.get(city)).flatMap(({ userId }) => users.get(userId)?.phone ?? [])
    expect(new Set(phones.map((phone) => phone.slice(0, 5)))).toEqual(new Set([areaCode]))
  }
})

describe("the names of businesses fit their place", () => {
  const states: ReadonlyArray<readonly [RegExp, ReadonlyArray<string>]> = [
    [/lone star|bluebonnet|alamo|bayou city|texas/i, ["TX"]],
    [/hill country|armadillo/i, ["TX"]],
    [/buckeye|scarlet & gray/i, ["OH"]],
    [/hoosier/i, ["IN"]],
    [/peach/i, ["GA"]],
    [/magnolia/i, ["GA", "LA", "TX"]],
    [/saguaro|camelback|ocotillo|sonoran/i, ["AZ"]],
    [/cactus|desert|palo verde|monsoon/i, ["AZ", "NV"]],
    [/mile.high|columbine|front range/i, ["CO"]],
    [/windy city|second city/i, ["IL"]],
    [/emerald|puget|salish/i, ["WA"]],
    [/evergreen/i, ["WA"]],
    [/beehive|wasatch/i, ["UT"]],
    [/tarheel|carolina|catawba/i, ["NC"]],
    [/sunshine state|palmetto|biscayne/i, ["FL"]],
    [/gotham|manhattan|borough/i, ["NY"]],
    [/potomac|capitol hill/i, ["DC"]],
    [/angeleno|silver lake|pico/i, ["CA"]]
  ]

  it.each(states)("%s", (words, allowed) => {
    const named = providers.filter(({ businessName }) => words.test(businessName))
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ location }) => !allowed.includes(location.slice(-2)))).toEqual([])
  })

  it("and name no other city than their own", () => {
    const names = [...byCity.keys()].map((location) => location.slice(0, -4))
    const astray = providers.filter(({ businessName, location }) =>
      names.some((name) => businessName.includes(name) && !location.startsWith(name))
    )
    expect(astray.map(({ businessName, location }) => `${businessName}, ${location}`)).toEqual([])
  })
})

it.each([
  "clogged drain",
  "leaky faucet",
  "water heater replacement",
  "ceiling fan",
  "dead outlets",
  "ac tune up",
  "ac repair",
  "deck repair",
  "drywall repair",
  "fence repair",
  "tv mounting",
  "furniture assembly",
  "house cleaning",
  "lawn mowing",
  "tree trimming",
  "roof leak repair",
  "interior painting",
  "green pool"
])("people who look for '%s' find somebody who says so", (wanted) => {
  const saying = providers.filter(({ description }) => {
    const words = wordsOf(description)
    return wordsOf(wanted).every((word) => words.includes(word))
  })
  expect(saying.length).toBeGreaterThan(0)
})
