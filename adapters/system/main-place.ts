import { groupBy } from "#domain/shared/group-by.ts"
import type { Place } from "#ports/places.ts"

const pointOf = ({ latitude, longitude }: Place) => `${latitude} ${longitude}`

const lowest = (places: ReadonlyArray<Place>): Place | undefined =>
  places.toSorted((a, b) => (a.zipCode < b.zipCode ? -1 : 1))[0]

/**
 * A city's main ZIP code: the lowest that has a centre of its own (Austin 78701, Boston 02108). Post-office boxes and
 * companies share the city's centre with each other; they count only where a city has nothing else.
 */
export const mainPlace = (places: ReadonlyArray<Place>): Place | undefined => {
  const atPoint = groupBy(places, pointOf)
  return lowest(places.filter((place) => atPoint.get(pointOf(place))?.length === 1)) ?? lowest(places)
}

/** What a text has named: a city by its main ZIP code, or a ZIP code. */
export interface Named {
  /** "Austin, TX", "78704". */
  readonly name: string
  readonly place: Place
  readonly zipCodes: number
}

/** A city from its ZIP codes. */
export const cityOf = (places: ReadonlyArray<Place>): ReadonlyArray<Named> => {
  const place = mainPlace(places)
  return place === undefined
    ? []
    : [{ name: `${place.city}, ${place.state}`, place, zipCodes: places.length }]
}

/** Of several cities with one name people mean that with the most ZIP codes; a tie goes by the state's letters. */
export const byRenown = (a: Named, b: Named) =>
  b.zipCodes - a.zipCodes || (a.place.state < b.place.state ? -1 : 1)
