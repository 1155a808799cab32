import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { milesBetween } from "#domain/geo/distance.ts"
import { isPausedOn } from "#domain/provider/alerts/pause.ts"
import { type Availability, availableWithin } from "#domain/provider/availability.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { isOfWords, type ProviderSearch } from "#domain/provider/search/provider-search.ts"
import type { SortOrder } from "#domain/provider/search/search-options.ts"
import { searchedIn, wordsOf, wordText } from "#domain/provider/search/search-words.ts"

import { bestRatedFirst, byText } from "../order.ts"
import { hasWordLike } from "./word-match.ts"

export interface Hit {
  readonly profile: ProviderProfile
  /** Miles, unrounded; null when unknown. */
  readonly distance: number | null
  readonly isByWords: boolean
}

const distanceFrom = (near: ProviderSearch["near"], { distance, latitude, longitude }: ProviderProfile) => {
  if (near === null) return distance
  return latitude === null || longitude === null ? null : milesBetween(near, { latitude, longitude })
}

const hasAllWords = (words: ReadonlyArray<string>, profile: ProviderProfile) => {
  if (words.length === 0) return true
  const text = wordsOf(searchedIn(profile))
  return words.every((word) => hasWordLike(text, word))
}

/** Whether a listed provider has all of the words as they are written. */
export const saysAll = (words: ReadonlyArray<string>) => (profile: ProviderProfile) => {
  const text = new Set(wordsOf(searchedIn(profile)))
  return profile.listed && words.every((word) => text.has(word))
}

const hasSpecialty = (wanted: string | null, { specialties }: ProviderProfile) =>
  wanted === null || specialties.some((specialty) => specialty.toLowerCase() === wanted.toLowerCase())

const isWithin = ({ near }: ProviderSearch, distance: number | null) =>
  near === null || (distance !== null && distance <= (near.radiusMiles ?? Infinity))

const isLocated = (placeText: string | null, { location }: ProviderProfile) =>
  placeText === null || (placeText !== "" && ` ${wordText(location)}`.includes(` ${placeText}`))

const isChecked = ({ checked, today }: ProviderSearch, profile: ProviderProfile) =>
  checked === null || (profile[`${checked}Until`] ?? "") >= today

const isAvailable = (
  wanted: ReadonlyArray<Availability>,
  { today }: ProviderSearch,
  { availability, pausedUntil }: ProviderProfile
) => wanted.includes(availability) && !isPausedOn(pausedUntil, today)

const passesFilters = (search: ProviderSearch, { distance, profile }: Hit) =>
  profile.listed &&
  hasSpecialty(search.specialty, profile) &&
  (search.minRating === null || profile.rating >= search.minRating) &&
  (!search.licensedOnly || profile.isLicensed) &&
  (!search.insuredOnly || profile.isInsured) &&
  isChecked(search, profile) &&
  (search.availability === null || isAvailable(search.availability, search, profile)) &&
  !(search.laterOnly && isAvailable(availableWithin("today"), search, profile)) &&
  (search.state === null || profile.place?.slice(0, 2) === search.state) &&
  (search.listedAfter === null || (profile.listedAt ?? "") > search.listedAfter) &&
  isWithin(search, distance) &&
  isLocated(search.placeText, profile)

const does = (trades: ReadonlyArray<CategoryName>, profile: ProviderProfile) =>
  trades.some((trade) => hasSpecialty(trade, profile))

const unknownLast = (value: number | null) => value ?? Number.MAX_VALUE

type Order = (a: Hit, b: Hit) => number

const orders: Record<SortOrder, Order> = {
  rating: (a, b) => bestRatedFirst(a.profile, b.profile),
  reviews: (a, b) => b.profile.reviewCount - a.profile.reviewCount,
  price: (a, b) => unknownLast(a.profile.hourlyRateMin) - unknownLast(b.profile.hourlyRateMin),
  distance: (a, b) => unknownLast(a.distance) - unknownLast(b.distance)
}

const first =
  (isFirst: (hit: Hit) => boolean): Order =>
  (a, b) =>
    Number(isFirst(b)) - Number(isFirst(a))

const unordered: Order = () => 0
const ofTrade = ({ sortBy, trades, words }: ProviderSearch) =>
  sortBy === "rating" && words.length > 0 && trades.length > 0
    ? first(({ profile }) => does(trades, profile))
    : unordered
const called = ({ named, sortBy, words }: ProviderSearch) =>
  sortBy === "rating" && words.length > 0 && named.length > 0
    ? first(({ profile }) => named.includes(profile.id) && hasAllWords(words, profile))
    : unordered
const available = (search: ProviderSearch) =>
  search.isUrgent ? first(({ profile }) => isAvailable(availableWithin("today"), search, profile)) : unordered
const byWords = first(({ isByWords }) => isByWords)

const orderOf = (search: ProviderSearch): Order => {
  const all = [available(search), byWords, called(search), ofTrade(search), orders[search.sortBy]]
  return (a, b) =>
    all.map((order) => order(a, b)).find((order) => order !== 0) ?? byText(a.profile.id, b.profile.id)
}

/** All providers that match, by words or by the meant trades, in the order asked for. */
export const findProviders = (profiles: Iterable<ProviderProfile>, search: ProviderSearch) =>
  [...profiles]
    .map((profile): Hit => ({
      profile,
      distance: distanceFrom(search.near, profile),
      isByWords: isOfWords(search) && hasAllWords(search.words, profile)
    }))
    .filter((hit) => passesFilters(search, hit) && (hit.isByWords || does(search.trades, hit.profile)))
    .toSorted(orderOf(search))
