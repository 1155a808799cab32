import type { CategoryName } from "#domain/catalogue/category-names.ts"
import { isNearMe } from "#domain/geo/near-me.ts"
import type { SearchPlace } from "#domain/geo/search-place.ts"
import type { Interpretation } from "#domain/search/interpretation.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

import { type Availability, availableWithin } from "../availability.ts"
import type { ProviderFilter } from "./provider-filter.ts"
import {
  defaultSort,
  nearestSize,
  pageSize,
  searchRadiusMiles,
  type SortOrder,
  type SearchedCheck
} from "./search-options.ts"
import { wordText } from "./search-words.ts"

/** A point on the map, in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A filter made ready for a store: its text understood, the place found, defaults filled in. */
export interface ProviderSearch {
  /** All of them must match, each by prefix and stem. */
  readonly words: ReadonlyArray<string>
  /** Providers whose name is what the text says: in the usual order, they come first of those who match by words. */
  readonly named: ReadonlyArray<ProviderId>
  /**
   * The meant trades, whose providers come after those who match by words. Without words and trades, everybody matches.
   */
  readonly trades: ReadonlyArray<CategoryName>
  readonly specialty: string | null
  readonly minRating: number | null
  readonly licensedOnly: boolean
  readonly insuredOnly: boolean
  /** The day on which checks must hold, and pauses must be over for a provider to count as available. */
  readonly today: Day
  /** Only providers of whom this was looked up and holds. */
  readonly checked: SearchedCheck | null
  /** Only providers with one of these availabilities who take new work. */
  readonly availability: ReadonlyArray<Availability> | null
  /** Only providers who are not available today, or take no new work. */
  readonly laterOnly: boolean
  /** Only providers who were listed for the first time after it. */
  readonly listedAfter: Instant | null
  /** Those who are available today come before all others, whatever the sort order. */
  readonly isUrgent: boolean
  /** Providers within `radiusMiles` of the point match (null: at any distance), and carry their distance to it. */
  readonly near: (Point & { readonly radiusMiles: number | null }) | null
  /** Two letters in lower case: "tx". */
  readonly state: string | null
  /** The words of an unknown place: they must stand side by side in the provider's location. */
  readonly placeText: string | null
  readonly sortBy: SortOrder
  readonly limit: number
  readonly offset: number
}

/** The search that every listed provider matches, on whatever day. */
export const everybody: Omit<ProviderSearch, "today"> = {
  words: [],
  named: [],
  trades: [],
  specialty: null,
  minRating: null,
  licensedOnly: false,
  insuredOnly: false,
  checked: null,
  availability: null,
  laterOnly: false,
  listedAfter: null,
  isUrgent: false,
  near: null,
  state: null,
  placeText: null,
  sortBy: defaultSort,
  limit: pageSize,
  offset: 0
}

/** Whether providers are found by words, or without words and trades at all, and not by the meant trades alone. */
export const isOfWords = ({ trades, words }: Pick<ProviderSearch, "trades" | "words">): boolean =>
  words.length > 0 || trades.length === 0

const availableToday = availableWithin("today")

/**
 * The searches whose results follow each other: an urgent search has those who are available today first, however they
 * are found, and then the others.
 */
export const turnsOf = (search: ProviderSearch): ReadonlyArray<ProviderSearch> => {
  const { availability: wanted, isUrgent } = search
  if (!isUrgent) return [search]
  const turn = (isToday: boolean): ReadonlyArray<ProviderSearch> => {
    const availability = (wanted ?? availableToday).filter((one) => availableToday.includes(one) === isToday)
    return availability.length === 0 ? [] : [{ ...search, availability }]
  }
  return [...turn(true), ...(wanted === null ? [{ ...search, laterOnly: true }] : turn(false))]
}

const cleaned = (value: string | undefined): string | null =>
  value?.replaceAll("\u0000", "").trim().slice(0, 200) || null

export type PlaceLookup = (text: string) => SearchPlace | null

/**
 * The place that is asked for: by its fields or, where they are empty, by the text; its own words where it is not
 * found.
 */
const placeOf = ({ location, zipCode }: ProviderFilter, { place }: Interpretation, meant: PlaceLookup) => {
  const texts = [cleaned(zipCode), cleaned(location)]
    .filter((text) => text !== null)
    .filter((text) => !isNearMe(text))
  const [first] = texts
  if (first === undefined) return { place, placeText: null }
  const found = texts.map(meant).find((known) => known !== null) ?? null
  return { place: found, placeText: found === null ? wordText(first) : null }
}

const nearOf = (place: SearchPlace | null, radiusMiles: number | null) =>
  place?.point ? { latitude: place.point.latitude, longitude: place.point.longitude, radiusMiles } : null

const nearest = { sortBy: "distance", limit: nearestSize } as const

// Where nobody is near, the trade counts and not the words: the chosen one, else those that the words may mean.
const nearestOf = (specialty: string | null, { trades, words }: Interpretation) => {
  if (specialty !== null) return { ...nearest, words: [], trades: [] }
  return { ...nearest, words: trades.length === 0 ? words : [] }
}

/** Turns a filter, whose text is understood as `meaning`, into a search, and returns the place where it looks. */
export const searchFor = (
  filter: ProviderFilter,
  meaning: Interpretation,
  meant: PlaceLookup,
  now: Instant
) => {
  const isNearest = filter.nearest === "true"
  const { place, placeText } = placeOf(filter, meaning, meant)
  const near = nearOf(place, isNearest ? null : (filter.within ?? searchRadiusMiles))
  const specialty = cleaned(filter.specialty)
  const search: ProviderSearch = {
    words: meaning.words,
    named: [],
    trades: meaning.trades,
    specialty,
    minRating: filter.minRating ?? null,
    licensedOnly: filter.isLicensed === "true",
    insuredOnly: filter.isInsured === "true",
    today: lastToday(now),
    checked: filter.checked ?? null,
    availability: filter.availability === undefined ? null : availableWithin(filter.availability),
    laterOnly: false,
    listedAfter: null,
    isUrgent: meaning.isUrgent,
    near,
    state: near === null ? (place?.state.toLowerCase() ?? null) : null,
    placeText,
    sortBy: filter.sortBy ?? defaultSort,
    limit: filter.limit ?? pageSize,
    offset: filter.offset ?? 0,
    ...(isNearest && near !== null ? nearestOf(specialty, meaning) : {})
  }
  return { search, place }
}
