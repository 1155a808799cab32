import type { Place } from "#ports/places.ts"

export const groupBy = <A>(items: Iterable<A>, keyOf: (item: A) => string): Map<string, Array<A>> => {
  const groups = new Map<string, Array<A>>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

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

const stateOf = ([place]: ReadonlyArray<Place>) => place?.state ?? ""

/** Of several cities with one name the one that people mean: that with the most ZIP codes; a tie goes by the state's letters. */
export const bestKnown = (cities: ReadonlyArray<ReadonlyArray<Place>>): ReadonlyArray<Place> =>
  cities.toSorted((a, b) => b.length - a.length || (stateOf(a) < stateOf(b) ? -1 : 1))[0] ?? []
