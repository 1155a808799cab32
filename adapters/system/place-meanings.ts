import { type SearchPlace, wellKnown } from "#domain/geo/search-place.ts"
import { groupBy } from "#domain/shared/group-by.ts"

import type { Named } from "./main-place.ts"
import { makeCorrections } from "./place-corrections.ts"
import { cityIn, type PlaceDirectory } from "./place-directory.ts"
import { isStateAlone, splitState, stateNamed, stateNames, stateTitle } from "./place-names.ts"

// Longer than any name with its state; what is longer is not looked through for typing errors.
const longestName = 40

export const asSearchPlace = ({ name, place, zipCodes }: Named): SearchPlace => ({
  name,
  state: place.state,
  point: { latitude: place.latitude, longitude: place.longitude },
  zipCodes,
  isCorrected: false
})

/** Reads names of places generously: names of states, and names with typing errors. */
export const makePlaceMeanings = ({ byZipCode, cities }: PlaceDirectory) => {
  const inStates = groupBy(byZipCode.values(), ({ state }) => state)
  const wholeState = (state: string): SearchPlace | null => {
    const places = inStates.get(state)
    return places === undefined
      ? null
      : { name: stateTitle(state), state, point: null, zipCodes: places.length, isCorrected: false }
  }

  const states = [...stateNames].flatMap(([letters, name]) => {
    const value = wholeState(letters)
    return value === null ? [] : [{ name, value, weight: value.zipCodes }]
  })
  const namesakes = [...cities].map(([name, value]) => ({ name, value, weight: value[0]?.zipCodes ?? 0 }))
  const rightState = makeCorrections(states)
  const rightCity = makeCorrections(namesakes)
  const rightName = makeCorrections<SearchPlace>([
    ...states.filter(({ name }) => isStateAlone(name)),
    // Only well-known cities: a town that the ZIP codes do not name ("Lakeway") must not become a small one somewhere
    // else.
    ...namesakes.flatMap(({ name, value: [best], weight }) =>
      best !== undefined && weight >= wellKnown ? [{ name, weight, value: asSearchPlace(best) }] : []
    )
  ])

  /** The city in a state, also with typing errors; "Austin, CA" stays unknown, although there is a Tustin. */
  const inState = (name: string, state: string): SearchPlace | null => {
    const isElsewhere = cities.has(name)
    const near = rightCity(
      name,
      (city) => cityIn(cities, city.name, state) !== undefined && (!isElsewhere || city.name[0] === name[0])
    )
    const city = cityIn(cities, name, state) ?? near?.find(({ place }) => place.state === state)
    return city === undefined ? null : asSearchPlace(city)
  }

  const inCorrectedState = (name: string): SearchPlace | null => {
    const words = name.split(" ")
    for (const length of [3, 2, 1].filter((count) => count < words.length)) {
      const state = rightState(words.slice(-length).join(" "))
      const place = state && inState(words.slice(0, -length).join(" "), state.state)
      if (place !== null) return place
    }
    return null
  }

  return {
    /** "TX", "TEXAS": the state of this name. */
    stateOf: (name: string): SearchPlace | null => {
      const state = stateNamed(name)
      return state === undefined ? null : wholeState(state)
    },

    /** "AUTSIN TX", "AUSTIN TEXS", "CALIFRNIA": what a name with typing errors means. */
    corrected: (name: string): SearchPlace | null => {
      if (name.length > longestName) return null
      const split = splitState(name)
      const place =
        split === null ? (inCorrectedState(name) ?? rightName(name)) : inState(split.city, split.state)
      return place && { ...place, isCorrected: true }
    }
  }
}
