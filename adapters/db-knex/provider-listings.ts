import type { Knex } from "knex"

import type { ProviderProfile } from "../../src/domain/provider/provider.ts"
import { wordsOf } from "../../src/domain/provider/search-words.ts"
import { chunksOf, insertAll } from "./insert-all.ts"

/** The specialty under which every listed provider is found. */
export const anySpecialty = ""

/** Stands for a price or distance that nobody knows: above all real ones. */
const unknownLast = 1e9

const specialtiesOf = ({ specialties }: ProviderProfile) => [
  ...new Set(specialties.map((specialty) => specialty.toLowerCase()).filter((key) => key !== anySpecialty))
]

const listingsOf = (profile: ProviderProfile) =>
  [anySpecialty, ...specialtiesOf(profile)].map((specialty) => ({
    provider_id: profile.id,
    specialty,
    rating: profile.rating,
    review_count: profile.reviewCount,
    price: profile.hourlyRateMin ?? unknownLast,
    distance: profile.distance ?? unknownLast,
    is_licensed: profile.isLicensed,
    is_insured: profile.isInsured,
    availability: profile.availability,
    latitude: profile.latitude,
    longitude: profile.longitude,
    location: profile.location.toLowerCase()
  }))

const textOf = ({ businessName, description, id, specialties }: ProviderProfile) => ({
  provider_id: id,
  words: wordsOf([businessName, ...specialties, description].join(" ")).join(" ")
})

const countBySpecialty = (profiles: ReadonlyArray<ProviderProfile>) => {
  const counts = new Map<string, number>()
  for (const specialty of profiles.flatMap(specialtiesOf)) {
    counts.set(specialty, (counts.get(specialty) ?? 0) + 1)
  }
  return counts
}

// Counted up, never counted anew: two transactions at once then add to each other. One order of locks for all.
const raiseProviderCounts = async (sql: Knex, profiles: ReadonlyArray<ProviderProfile>) => {
  const counts = [...countBySpecialty(profiles)].toSorted(([a], [b]) => (a < b ? -1 : 1))
  for (const [specialty, count] of counts) {
    await sql("service_categories").where({ specialty }).increment("provider_count", count)
  }
}

const rememberLocations = async (sql: Knex, profiles: ReadonlyArray<ProviderProfile>) => {
  const locations = [...new Set(profiles.map(({ location }) => location.toLowerCase()))].toSorted()
  for (const chunk of chunksOf(locations.map((location) => ({ location })))) {
    await sql("provider_locations").insert(chunk).onConflict().ignore()
  }
}

/** Makes stored providers findable, if they are listed, and counts them in their categories. */
export const listProviders = async (sql: Knex, profiles: ReadonlyArray<ProviderProfile>) => {
  const listed = profiles.filter((profile) => profile.listed)
  if (listed.length === 0) return
  await insertAll(sql, "provider_listings", listed.flatMap(listingsOf))
  await insertAll(sql, "provider_texts", listed.map(textOf))
  await rememberLocations(sql, listed)
  await raiseProviderCounts(sql, listed)
}
