import { states } from "zipcodes"

import { placeKey } from "./place-words.ts"

/** State names and letters, as `placeKey` writes them, to the letters. */
const stateLetters = new Map(
  Object.entries(states.abbr).flatMap(([letters, name]) => [
    [letters, letters],
    [placeKey(name), letters]
  ])
)

// Who types the name of a state alone means the state, but for these two.
const citiesNamedAsStates = new Set(["NEW YORK", "WASHINGTON"])

export const isStateAlone = (name: string) => stateLetters.has(name) && !citiesNamedAsStates.has(name)

const otherNames: Readonly<Record<string, string>> = { "NEW YORK CITY": "NEW YORK", NYC: "NEW YORK" }

/** The name under which the directory knows a city. */
export const cityName = (name: string): string => otherNames[name] ?? name

export interface CityInState {
  readonly city: string
  readonly state: string
}

/** "AUSTIN TEXAS" and "AUSTIN TX" as a city and the letters of its state; null when no state ends the name. */
export const splitState = (name: string): CityInState | null => {
  const words = name.split(" ")
  // "District of Columbia" has three words, and "West Virginia" goes before "Virginia".
  for (const length of [3, 2, 1]) {
    const state = stateLetters.get(words.slice(-length).join(" "))
    if (state !== undefined && words.length > length) {
      return { city: cityName(words.slice(0, -length).join(" ")), state }
    }
  }
  return null
}
