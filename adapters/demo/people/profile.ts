import { lookup } from "zipcodes"

import type { User } from "#domain/account/account.ts"
import { placeSlugOf } from "#domain/local/slugs.ts"
import type { Availability } from "#domain/provider/availability.ts"
import { openProfile } from "#domain/provider/provider-rules.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { ResponseTime } from "#domain/provider/response-time.ts"
import { ProviderId } from "#domain/shared/ids.ts"

import { uuidAt } from "../ids.ts"
import type { Random } from "../random.ts"
import type { Business, Trade } from "../trade.ts"
import { type City, locationOf } from "./cities.ts"

interface Opening {
  readonly trade: Trade
  readonly business: Business
  readonly city: City
  readonly owner: User
  readonly random: Random
}

const availabilityOdds: ReadonlyArray<readonly [Availability, number]> = [
  ["asap", 10],
  ["today", 18],
  ["week", 36],
  ["month", 16],
  ["flexible", 20]
]

const plannedOdds = availabilityOdds.filter(
  ([availability]) => availability !== "asap" && availability !== "today"
)

const responseOdds: ReadonlyArray<readonly [ResponseTime, number]> = [
  ["1h", 22],
  ["4h", 30],
  ["24h", 38],
  ["48h", 10]
]

const insurers: ReadonlyArray<string> = [
  "Harborline Mutual",
  "Prairie States Casualty",
  "Oakmark Specialty",
  "Tradesmen's Mutual",
  "Blue Ridge Surety",
  "Northgate Insurance Group",
  "Cornerpost Commercial",
  "Pioneer Builders Risk"
]

const toFives = (amount: number) => Math.round(amount / 5) * 5

/** Some providers name no rate, some only where it starts. */
const ratesOf = ({ hourly: [low, high] }: Trade, { cost }: City, random: Random) => {
  const level = cost * (0.88 + random.next() * 0.3)
  const min = toFives(low * level)
  const max = Math.max(min + 10, toFives((low + (high - low) * (0.45 + random.next() * 0.5)) * level))
  const [hasMin, hasMax] = [random.chance(0.88), random.chance(0.93)]
  return { hourlyRateMin: hasMin ? min : null, hourlyRateMax: hasMin && hasMax ? max : null }
}

const papersOf = ({ papers }: Business, { state }: City, random: Random) => {
  const isLicensed = papers.includes("L")
  const isInsured = papers.includes("I")
  return {
    isLicensed,
    licenseNumber: isLicensed ? `${state}-${random.between(100_000, 989_999)}` : null,
    isInsured,
    insuranceProvider: isInsured ? random.pick(insurers) : null
  }
}

/** The provider's profile before its first job. */
export const profileOf = ({ business, city, owner, random, trade }: Opening): ProviderProfile => {
  const zipCode = random.pick(city.zipCodes)
  const centre = lookup(zipCode)
  return {
    ...openProfile(ProviderId.make(uuidAt(owner.createdAt, random)), owner),
    ...ratesOf(trade, city, random),
    ...papersOf(business, city, random),
    businessName: business.name,
    description: business.about,
    specialties: [trade.name, ...(business.also ?? [])],
    location: locationOf(city),
    zipCode,
    availability:
      business.availability ?? random.weighted(trade.planned === true ? plannedOdds : availabilityOdds),
    responseTime: business.responseTime ?? random.weighted(responseOdds),
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
    place: placeSlugOf({ city: city.name, state: city.state }),
    radiusMiles: city.radiusMiles,
    listed: true,
    listedAt: owner.createdAt
  }
}
