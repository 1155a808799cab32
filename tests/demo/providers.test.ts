import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { lookup } from "zipcodes"

import { demoMarketplace } from "#adapters/demo/index.ts"
import { catalogue } from "#domain/catalogue/catalogue.ts"
import { categoryNames } from "#domain/catalogue/category-names.ts"
import { availabilities } from "#domain/provider/availability.ts"
import { responseTimes } from "#domain/provider/response-time.ts"
import { CategoryId } from "#domain/shared/ids.ts"

import { found, grouped } from "./index-of.ts"

const { providers, reviews, sanctions = [] } = demoMarketplace()
const byCity = grouped(providers, ({ location }) => location)
const withSpecialty = (name: string) => providers.filter(({ specialties }) => specialties.includes(name))
const lively = [
  "Austin, TX",
  "Denver, CO",
  "Seattle, WA",
  "Chicago, IL",
  "Atlanta, GA",
  "Phoenix, AZ",
  "Portland, OR",
  "Columbus, OH",
  "Charlotte, NC",
  "San Diego, CA"
]

describe("the demo providers", () => {
  it("live in at least 50 cities", () => {
    expect(byCity.size).toBeGreaterThanOrEqual(50)
  })

  it("have ZIP codes of their city, and its centre", () => {
    for (const { latitude, location, longitude, zipCode } of providers) {
      const place = found(lookup(zipCode))
      expect(`${place.city}, ${place.state}`).toBe(location)
      expect([latitude, longitude]).toEqual([place.latitude, place.longitude])
    }
  })

  it.each(lively)("are many in %s, of every trade", (city) => {
    const here = found(byCity.get(city))
    expect(here.length).toBeGreaterThanOrEqual(10)
    expect(new Set(here.map(({ specialties }) => specialties[0]))).toEqual(new Set(categoryNames))
  })

  it.each(catalogue)("are at least ten for $name", ({ id, name }) => {
    expect(Schema.is(CategoryId)(id)).toBe(true)
    expect(withSpecialty(name).length).toBeGreaterThanOrEqual(10)
  })

  it("compete: in several cities three or more have the same specialty", () => {
    const crowded = [...byCity.values()].filter((here) =>
      categoryNames.some((name) => here.filter(({ specialties }) => specialties.includes(name)).length >= 3)
    )
    expect(crowded.length).toBeGreaterThanOrEqual(8)
  })

  it("are all listed but for one, whom the operator has limited, with one to four specialties of the catalogue", () => {
    const withheld = providers.filter(({ listed }) => !listed)
    expect(withheld.map(({ listedAgain, userId }) => [userId, listedAgain])).toEqual(
      sanctions.map(({ userId }) => [userId, true])
    )
    expect(withheld).toHaveLength(1)
    for (const { specialties } of providers) {
      expect(specialties.length).toBeGreaterThanOrEqual(1)
      expect(specialties.length).toBeLessThanOrEqual(4)
      expect(new Set(specialties).size).toBe(specialties.length)
      expect(categoryNames).toEqual(expect.arrayContaining([...specialties]))
    }
    expect(new Set(providers.map(({ specialties }) => specialties.length))).toEqual(new Set([1, 2, 3, 4]))
  })

  it("show every availability, response time and mix of badges", () => {
    expect(new Set(providers.map(({ availability }) => availability))).toEqual(new Set(availabilities))
    expect(new Set(providers.map(({ responseTime }) => responseTime))).toEqual(new Set(responseTimes))
    const badges = providers.map(
      ({ backgroundUntil, isInsured, isLicensed }) => `${isLicensed} ${isInsured} ${backgroundUntil !== null}`
    )
    expect(new Set(badges).size).toBeGreaterThanOrEqual(6)
  })

  it("name a licence and an insurer when they have one, and only then", () => {
    for (const { insuranceProvider, isInsured, isLicensed, licenseNumber } of providers) {
      expect(licenseNumber !== null).toBe(isLicensed)
      expect(insuranceProvider !== null).toBe(isInsured)
    }
  })

  it("have plausible hourly rates, and some name none", () => {
    const rates = providers.flatMap(({ hourlyRateMax, hourlyRateMin }) =>
      hourlyRateMin === null || hourlyRateMax === null ? [] : [[hourlyRateMin, hourlyRateMax] as const]
    )
    expect(rates.every(([min, max]) => min >= 20 && max > min && max <= 300)).toBe(true)
    expect(providers.filter(({ hourlyRateMin }) => hourlyRateMin === null).length).toBeGreaterThan(5)
  })

  it("have names and descriptions of their own", () => {
    expect(new Set(providers.map(({ businessName }) => businessName)).size).toBe(providers.length)
    expect(new Set(providers.map(({ description }) => description)).size).toBe(providers.length)
    expect(providers.every(({ description }) => description.length >= 50)).toBe(true)
  })

  it("have exactly the rating and review count that their reviews add up to", () => {
    const reviewsOf = grouped(reviews, ({ providerId }) => providerId)
    for (const { id, rating, reviewCount } of providers) {
      const stars = (reviewsOf.get(id) ?? []).map((review) => review.rating)
      const mean = stars.length === 0 ? 0 : stars.reduce((sum, star) => sum + star, 0) / stars.length
      expect([reviewCount, rating.toFixed(2)]).toEqual([stars.length, mean.toFixed(2)])
    }
  })

  it("include newcomers without a review, and have done at least the jobs that were reviewed", () => {
    const unrated = providers.filter(({ reviewCount }) => reviewCount === 0)
    expect(unrated.length).toBeGreaterThanOrEqual(10)
    expect(unrated.every(({ rating }) => rating === 0)).toBe(true)
    expect(providers.every(({ completedJobs, reviewCount }) => completedJobs >= reviewCount)).toBe(true)
  })
})
