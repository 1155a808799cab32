import type { Knex } from "knex"

import { tradeMask } from "#domain/catalogue/trade-mask.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { fairRatingOf } from "#domain/provider/rating/fair-rating.ts"
import { searchedIn, wordText } from "#domain/provider/search/search-words.ts"

import { chunksOf, insertAll } from "./insert-all.ts"

/** The specialty of the one row that every listed provider has; only these rows are found by words. */
export const anySpecialty = ""

/** Stands for an unknown price or distance: above all real ones. */
const unknownLast = 1e9

const specialtiesOf = ({ specialties }: ProviderProfile) => [
  ...new Set(specialties.map((specialty) => specialty.toLowerCase()).filter((key) => key !== anySpecialty))
]

/** Only listings of a category of the catalogue have a place. */
const placeOf = ({ place }: ProviderProfile, specialty: string) =>
  categoryNamed(specialty) === undefined ? null : place

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
    paused_until: profile.pausedUntil,
    latitude: profile.latitude,
    longitude: profile.longitude,
    location: profile.location.toLowerCase(),
    trades: tradeMask(profile.specialties),
    state: profile.place?.slice(0, 2) ?? null,
    place: placeOf(profile, specialty),
    updated_at: profile.updatedAt,
    listed_at: profile.listedAt,
    words: specialty === anySpecialty ? wordText(searchedIn(profile)) : null
  }))

const listedAmong = (profiles: ReadonlyArray<ProviderProfile>) => profiles.filter(({ listed }) => listed)

interface Move {
  readonly gone: ReadonlyArray<ProviderProfile>
  readonly come: ReadonlyArray<ProviderProfile>
}

/** By how much each key's number of providers changes; sorted, so that all transactions lock rows in the same order. */
const differences = ({ come, gone }: Move, keysOf: (profile: ProviderProfile) => ReadonlyArray<string>) => {
  const counts = new Map<string, number>()
  const count = (by: number) => (key: string) => counts.set(key, (counts.get(key) ?? 0) + by)
  gone.flatMap(keysOf).forEach(count(-1))
  come.flatMap(keysOf).forEach(count(1))
  return [...counts].filter(([, by]) => by !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

// The place first: a slug has no space, but a specialty is whatever somebody has typed.
const localitiesOf = (profile: ProviderProfile) =>
  specialtiesOf(profile).flatMap((specialty) => {
    const place = placeOf(profile, specialty)
    return place === null ? [] : [`${place} ${specialty}`]
  })

const asLocality = ([key, by]: readonly [string, number]) => {
  const end = key.indexOf(" ")
  return { place: key.slice(0, end), specialty: key.slice(end + 1), provider_count: by }
}

const changeLocalities = async (sql: Knex, move: Move) => {
  const together = sql.raw("localities.provider_count + excluded.provider_count")
  for (const chunk of chunksOf(differences(move, localitiesOf).map(asLocality))) {
    await sql("localities")
      .insert(chunk)
      .onConflict(["place", "specialty"])
      .merge({ provider_count: together })
  }
}

// Counted up and down, never counted anew: the changes of concurrent transactions then add up.
const changeProviderCounts = async (sql: Knex, move: Move) => {
  for (const [specialty, by] of differences(move, specialtiesOf)) {
    await sql("service_categories").where({ specialty }).increment("provider_count", by)
  }
  await changeLocalities(sql, move)
}

/** The rows by which providers' locations are found; sorted, so that all transactions lock them in the same order. */
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
  await changeProviderCounts(sql, { gone: [], come: listed })
}

/**
 * Makes a stored provider findable as it is now, or not at all. The caller has locked its row: `before` is still true.
 */
export const relistProvider = async (sql: Knex, before: ProviderProfile, after: ProviderProfile) => {
  const [gone, come] = [listedAmong([before]), listedAmong([after])]
  await sql("provider_listings").where({ provider_id: before.id }).delete()
  await makeFindable(sql, come)
  await changeProviderCounts(sql, { gone, come })
}
