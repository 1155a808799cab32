import { milesBetween } from "#domain/geo/distance.ts"
import { wellKnown } from "#domain/geo/search-place.ts"
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

// Whoever lives this near a large city is one of its people.
const suburbMiles = 25
// A little more than that in degrees from south to north: most cities are further off, which is seen at once.
const suburbDegrees = 0.4

const isNear = (a: Place, b: Place) =>
  Math.abs(a.latitude - b.latitude) < suburbDegrees && milesBetween(a, b) <= suburbMiles

/**
 * Of several cities with one name people mean that with the most ZIP codes; of equal ones that near the largest city,
 * Buda near Austin rather than a village in Illinois; then a tie goes by the state's letters.
 */
export const makeRenown = (cities: ReadonlyArray<Named>) => {
  const large = cities
    .filter(({ zipCodes }) => zipCodes >= wellKnown)
    .toSorted((a, b) => b.zipCodes - a.zipCodes)

  const known = new Map<Named, number>()
  /** The ZIP codes of the largest city around; looked up for those alone that are equal to others. */
  const largestAround = (city: Named): number => {
    const size = known.get(city) ?? large.find(({ place }) => isNear(place, city.place))?.zipCodes ?? 0
    known.set(city, size)
    return size
  }

  return (a: Named, b: Named): number =>
    b.zipCodes - a.zipCodes || largestAround(b) - largestAround(a) || (a.place.state < b.place.state ? -1 : 1)
}
export type ByRenown = ReturnType<typeof makeRenown>
