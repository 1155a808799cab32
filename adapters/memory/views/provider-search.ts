import { milesBetween } from "#domain/geo/distance.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import type { SortOrder } from "#domain/provider/search/search-options.ts"
import { wordsOf } from "#domain/provider/search/search-words.ts"

import { byText } from "../order.ts"
import { hasWordLike } from "./word-match.ts"

export interface Hit {
  readonly profile: ProviderProfile
  /** Miles, unrounded; null when unknown. */
  readonly distance: number | null
}

const distanceFrom = (near: ProviderSearch["near"], { distance, latitude, longitude }: ProviderProfile) => {
  if (near === null) return distance
  return latitude === null || longitude === null ? null : milesBetween(near, { latitude, longitude })
}

const hasAllWords = (words: ReadonlyArray<string>, profile: ProviderProfile) => {
  if (words.length === 0) return true
  const text = wordsOf([profile.businessName, ...profile.specialties, profile.description].join(" "))
  return words.every((word) => hasWordLike(text, word))
}

const hasSpecialty = (wanted: string | null, { specialties }: ProviderProfile) =>
  wanted === null || specialties.some((specialty) => specialty.toLowerCase() === wanted.toLowerCase())

const isPlaced = ({ near, placeText }: ProviderSearch, { distance, profile }: Hit) =>
  (near === null || (distance !== null && distance <= near.radiusMiles)) &&
  (placeText === null || profile.location.toLowerCase().includes(placeText.toLowerCase()))

const matches = (search: ProviderSearch) => (hit: Hit) => {
  const { profile } = hit
  return (
    profile.listed &&
    hasSpecialty(search.specialty, profile) &&
    (search.minRating === null || profile.rating >= search.minRating) &&
    (!search.licensedOnly || profile.isLicensed) &&
    (!search.insuredOnly || profile.isInsured) &&
    (search.availability === null || search.availability.includes(profile.availability)) &&
    isPlaced(search, hit) &&
    hasAllWords(search.words, profile)
  )
}

const unknownLast = (value: number | null) => value ?? Number.MAX_VALUE

const orders: Record<SortOrder, (a: Hit, b: Hit) => number> = {
  rating: (a, b) => b.profile.rating - a.profile.rating || b.profile.reviewCount - a.profile.reviewCount,
  reviews: (a, b) => b.profile.reviewCount - a.profile.reviewCount,
  price: (a, b) => unknownLast(a.profile.hourlyRateMin) - unknownLast(b.profile.hourlyRateMin),
  distance: (a, b) => unknownLast(a.distance) - unknownLast(b.distance)
}

/** All providers that match, in the order asked for, each with its distance unrounded. */
export const findProviders = (
  profiles: Iterable<ProviderProfile>,
  search: ProviderSearch
): ReadonlyArray<Hit> =>
  [...profiles]
    .map((profile) => ({ profile, distance: distanceFrom(search.near, profile) }))
    .filter(matches(search))
    .toSorted((a, b) => orders[search.sortBy](a, b) || byText(a.profile.id, b.profile.id))
