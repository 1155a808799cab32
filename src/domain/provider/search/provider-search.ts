import { type Availability, availableWithin } from "../availability.ts"
import type { ProviderFilter } from "./provider-filter.ts"
import { defaultSort, pageSize, searchRadiusMiles, type SortOrder } from "./search-options.ts"
import { searchWords } from "./search-words.ts"

/** A point on the map, in degrees. */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** A filter made ready for a store: words cut, the place found, defaults filled in. */
export interface ProviderSearch {
  /** All of them are needed, each matched by prefix and stem; empty does not restrict. */
  readonly words: ReadonlyArray<string>
  readonly specialty: string | null
  readonly minRating: number | null
  readonly licensedOnly: boolean
  readonly insuredOnly: boolean
  readonly availability: ReadonlyArray<Availability> | null
  /** Providers within `radiusMiles` of the point match and carry their distance to it. */
  readonly near: (Point & { readonly radiusMiles: number }) | null
  /** An unknown place: matched as part of the provider's location. */
  readonly placeText: string | null
  readonly sortBy: SortOrder
  readonly limit: number
  readonly offset: number
}

const cleaned = (value: string | undefined): string | null =>
  value?.replaceAll("\u0000", "").trim().slice(0, 200) || null

/** Turns what was asked for into a search; `find` looks a place up by its name or ZIP code. */
export const searchFor = (filter: ProviderFilter, find: (place: string) => Point | null): ProviderSearch => {
  const placeTexts = [cleaned(filter.zipCode), cleaned(filter.location)].filter((place) => place !== null)
  const point = placeTexts.map(find).find((place) => place !== null) ?? null
  return {
    words: searchWords(filter.service ?? ""),
    specialty: cleaned(filter.specialty),
    minRating: filter.minRating ?? null,
    licensedOnly: filter.isLicensed === "true",
    insuredOnly: filter.isInsured === "true",
    availability: filter.availability === undefined ? null : availableWithin(filter.availability),
    near: point && { latitude: point.latitude, longitude: point.longitude, radiusMiles: searchRadiusMiles },
    placeText: point === null ? (placeTexts[0] ?? null) : null,
    sortBy: filter.sortBy ?? defaultSort,
    limit: filter.limit ?? pageSize,
    offset: filter.offset ?? 0
  }
}
