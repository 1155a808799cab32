import type { Place, PlaceCompletion } from "#ports/places.ts"

import type { Named } from "./main-place.ts"
import type { PlaceDirectory } from "./place-directory.ts"
import { stateNames } from "./place-names.ts"
import { placePrefix } from "./place-words.ts"
import { isTown } from "./towns.ts"

/** Binary search for the position, in a sorted list, of the first text that is not less than this one. */
const positionOf = (sorted: ReadonlyArray<string>, text: string): number => {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? "") < text) low = middle + 1
    else high = middle
  }
  return low
}

/** The texts of a sorted list that begin so. */
const beginningWith = (sorted: ReadonlyArray<string>, prefix: string) =>
  sorted.slice(positionOf(sorted, prefix), positionOf(sorted, `${prefix}\uffff`))

const completionOf = (text: string, { latitude, longitude, zipCode }: Place): PlaceCompletion => ({
  text,
  zipCode,
  latitude,
  longitude
})

const isInState = (beginning: string, { place: { state } }: Named) =>
  state.startsWith(beginning) || (stateNames.get(state) ?? "").startsWith(beginning)

/** What a text that is still being typed may become: cities, the best known first, or ZIP codes in their order. */
export const makePlaceCompletions = ({ byName, byRenown, byZipCode, cities }: PlaceDirectory) => {
  const names = [...cities.keys()].toSorted()
  const zipCodes = [...byZipCode.keys()].toSorted()

  const codesFrom = (digits: string, limit: number) =>
    beginningWith(zipCodes, digits)
      .slice(0, limit)
      .flatMap((zipCode) => {
        const place = byZipCode.get(zipCode)
        return place === undefined ? [] : [completionOf(`${place.city}, ${place.state} ${zipCode}`, place)]
      })

  // "AUSTIN T": a name that has been written out, and the beginning of its state.
  const withState = (typed: string) => {
    const words = typed.split(" ")
    return words.slice(1).flatMap((_, index) => {
      const beginning = words.slice(index + 1).join(" ")
      return (cities.get(words.slice(0, index + 1).join(" ")) ?? []).filter((city) =>
        isInState(beginning, city)
      )
    })
  }

  const begun = (typed: string) =>
    [...beginningWith(names, typed).flatMap((name) => cities.get(name) ?? []), ...withState(typed)]
      .filter(isTown)
      .toSorted(byRenown)

  // Thousands of cities begin with the same letter: such lists are sorted once.
  const known = new Map<string, ReadonlyArray<Named>>()
  const begunBy = (typed: string): ReadonlyArray<Named> => {
    if (typed.length > 2) return begun(typed)
    const found = known.get(typed) ?? begun(typed)
    known.set(typed, found)
    return found
  }

  return (text: string, limit: number): ReadonlyArray<PlaceCompletion> => {
    if (/^\s*\d{1,5}\s*$/.test(text)) return codesFrom(text.trim(), limit)
    const typed = placePrefix(text)
    if (typed === "") return []
    const short = byName(typed)
    return [...new Set([...(short === null ? [] : [short]), ...begunBy(typed).slice(0, limit)])]
      .slice(0, limit)
      .map(({ name, place }) => completionOf(name, place))
  }
}
