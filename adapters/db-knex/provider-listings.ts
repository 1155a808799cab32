import type { Knex } from "knex"

import { tradeMask } from "#domain/catalogue/trade-mask.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { fairRatingOf } from "#domain/provider/rating/fair-rating.ts"
import { wordText } from "#domain/provider/search/search-words.ts"

import { chunksOf, insertAll } from "./insert-all.ts"

/** The specialty under which every listed provider is found, and by words only here. */
export const anySpecialty = ""

/** Stands for an unknown price or distance: above all real ones. */
const unknownLast = 1e9

const specialtiesOf = ({ specialties }: ProviderProfile) => [
  ...new Set(specialties.map((specialty) => specialty.toLowerCase()).filter((key) => key !== anySpecialty))
]

const wordsIn = ({ businessName, description, specialties }: ProviderProfile) =>
  wordText([businessName, ...specialties, description].join(" "))

/** The rows by which a listed provider is found. */
export const listingsOf = (profile: ProviderProfile) =>
  [anySpecialty, ...specialtiesOf(profile)].map((specialty) => ({
    provider_id: profile.id,
    specialty,
    rating: profile.rating,
    fair_rating: fairRatingOf(profile.ratingCounts),
    review_count: profile.reviewCount,
    price: profile.hourlyRateMin ?? unknownLast,
    distance: profile.distance ?? unknownLast,
    is_licensed: profile.isLicensed,
    is_insured: profile.isInsured,
    license_until: profile.licenseUntil,
    insurance_until: profile.insuranceUntil,
    background_until: profile.backgroundUntil,
    availability: profile.availability,
    latitude: profile.latitude,
    longitude: profile.longitude,
    location: profile.location.toLowerCase(),
    trades: tradeMask(profile.specialties),
    state: profile.place?.slice(0, 2) ?? null,
    place: categoryNamed(specialty) === undefined ? null : profile.place,
    updated_at: profile.updatedAt,
    listed_at: profile.listedAt,
    words: specialty === anySpecialty ? wordsIn(profile) : null
  }))

const listedAmong = (profiles: ReadonlyArray<ProviderProfile>) => profiles.filter(({ listed }) => listed)

const differences = (gone: ReadonlyArray<ProviderProfile>, come: ReadonlyArray<ProviderProfile>) => {
  const counts = new Map<string, number>()
  const count = (by: number) => (specialty: string) =>
    counts.set(specialty, (counts.get(specialty) ?? 0) + by)
  gone.flatMap(specialtiesOf).forEach(count(-1))
  come.flatMap(specialtiesOf).forEach(count(1))
  return [...counts].filter(([, difference]) => difference !== 0)
}

// Counted up and down, never counted anew: two transactions at once then add to each other. One order of locks for all.
const changeProviderCounts = async (sql: Knex, counts: ReadonlyArray<readonly [string, number]>) => {
  for (const [specialty, difference] of counts.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    await sql("service_categories").where({ specialty }).increment("provider_count", difference)
  }
}

/** The rows by which the locations of providers are found, in one order of locks for all. */
export const locationsOf = (profiles: ReadonlyArray<ProviderProfile>) => {
  const locations = [...new Set(profiles.map(({ location }) => location.toLowerCase()))].toSorted()
  return locations.map((location) => ({ location, words: ` ${wordText(location)} ` }))
}

const rememberLocations = async (sql: Knex, profiles: ReadonlyArray<ProviderProfile>) => {
  for (const chunk of chunksOf(locationsOf(profiles))) {
    await sql("provider_locations").insert(chunk).onConflict().ignore()
  }
}

const makeFindable = async (sql: Knex, listed: ReadonlyArray<ProviderProfile>) => {
  await insertAll(sql, "provider_listings", listed.flatMap(listingsOf))
  await rememberLocations(sql, listed)
}

/** Makes stored providers findable, if they are listed, and counts them in their categories. */
export const listProviders = async (sql: Knex, profiles: ReadonlyArray<ProviderProfile>) => {
  const listed = listedAmong(profiles)
  await makeFindable(sql, listed)
  await changeProviderCounts(sql, differences([], listed))
}

/** Makes a stored provider findable as it is now, or not at all. Its row is held, so that `before` is what it was. */
export const relistProvider = async (sql: Knex, before: ProviderProfile, after: ProviderProfile) => {
  const [gone, come] = [listedAmong([before]), listedAmong([after])]
  await sql("provider_listings").where({ provider_id: before.id }).delete()
  await makeFindable(sql, come)
  await changeProviderCounts(sql, differences(gone, come))
}
