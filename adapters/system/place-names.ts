import { codes, states } from "zipcodes"

import { withoutPart } from "#domain/geo/state-parts.ts"

import { placeKey } from "./place-words.ts"

const american = new Set(
  Object.values(codes).flatMap(({ country, state }) => (country === "US" ? [state] : []))
)

/**
 * The letters of the states to their names; the package has Canada's provinces among them ("New Brunswick"), and leaves
 * out the territories that have ZIP codes.
 */
export const stateNames: ReadonlyMap<string, string> = new Map([
  ...Object.entries(states.abbr).filter(([letters]) => american.has(letters)),
  ["PR", "PUERTO RICO"],
  ["VI", "VIRGIN ISLANDS"],
  ["GU", "GUAM"]
])

// Abbreviations that people use, without those that may mean something else ("WASH").
const shortStates: Readonly<Record<string, string>> = {
  ARIZ: "AZ",
  CALI: "CA",
  CALIF: "CA",
  COLO: "CO",
  CONN: "CT",
  "D C": "DC",
  FLA: "FL",
  MICH: "MI",
  MINN: "MN",
  "N J": "NJ",
  "N Y": "NY",
  OKLA: "OK",
  PENN: "PA",
  TENN: "TN",
  TEX: "TX"
}

/** State names and letters, as `placeKey` writes them, to the letters. */
const stateLetters = new Map([
  ...[...stateNames].flatMap(([letters, name]) => [
    [letters, letters] as const,
    [placeKey(name), letters] as const
  ]),
  ...Object.entries(shortStates)
])

// Who types the name of a state alone means the state, but for these two.
const citiesNamedAsStates = new Set(["NEW YORK", "WASHINGTON"])

export const isStateAlone = (name: string) => stateLetters.has(name) && !citiesNamedAsStates.has(name)

// "East LA" is a part of a city, and "West New York" a town in New Jersey; "western New York" is the state.
const isPartNamed = (name: string, state: string) =>
  state.length > 2 && (isStateAlone(state) || !/^(?:NORTH|SOUTH|EAST|WEST) /.test(name))

/** The letters of the state that a name means when it stands alone; undefined for anything else. */
export const stateNamed = (name: string): string | undefined => {
  if (isStateAlone(name)) return stateLetters.get(name)
  const state = withoutPart(name).replace(/ STATE$/, "")
  const isState = name.endsWith(" STATE") || (state !== name && isPartNamed(name, state))
  return isState ? stateLetters.get(state) : undefined
}

/** "TX" as people read it: "Texas". */
export const stateTitle = (letters: string): string =>
  (stateNames.get(letters) ?? letters)
    .toLowerCase()
    .replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase())

export interface CityInState {
  readonly city: string
  readonly state: string
}

const shortNames: Readonly<Record<string, string>> = {
  ABQ: "ALBUQUERQUE NM",
  ATL: "ATLANTA GA",
  ATX: "AUSTIN TX",
  BALTO: "BALTIMORE MD",
  "BAY AREA": "SAN FRANCISCO CA",
  BEANTOWN: "BOSTON MA",
  "BIG APPLE": "NEW YORK NY",
  BMORE: "BALTIMORE MD",
  BOCA: "BOCA RATON FL",
  "CHI TOWN": "CHICAGO IL",
  CHITOWN: "CHICAGO IL",
  CINCY: "CINCINNATI OH",
  CLT: "CHARLOTTE NC",
  "DALLAS FORT WORTH": "DALLAS TX",
  DC: "WASHINGTON DC",
  DFW: "DALLAS TX",
  "DISTRICT OF COLUMBIA": "WASHINGTON DC",
  "FRENCH QUARTER": "NEW ORLEANS LA",
  "H TOWN": "HOUSTON TX",
  HARLEM: "NEW YORK NY",
  "HILTON HEAD": "HILTON HEAD ISLAND SC",
  "HOT SPRINGS": "HOT SPRINGS NATIONAL PARK AR",
  HTOWN: "HOUSTON TX",
  HTX: "HOUSTON TX",
  INDY: "INDIANAPOLIS IN",
  JAX: "JACKSONVILLE FL",
  KC: "KANSAS CITY MO",
  KCMO: "KANSAS CITY MO",
  LA: "LOS ANGELES CA",
  // No city in the ZIP codes; Hicksville is in its middle. A village in Kansas has the same name.
  "LONG ISLAND": "HICKSVILLE NY",
  MANHATTAN: "NEW YORK NY",
  "MINNEAPOLIS SAINT PAUL": "MINNEAPOLIS MN",
  MPLS: "MINNEAPOLIS MN",
  "N Y C": "NEW YORK NY",
  "NEW YORK CITY": "NEW YORK NY",
  NOLA: "NEW ORLEANS LA",
  NYC: "NEW YORK NY",
  OKC: "OKLAHOMA CITY OK",
  PDX: "PORTLAND OR",
  PHILA: "PHILADELPHIA PA",
  PHILLY: "PHILADELPHIA PA",
  PHX: "PHOENIX AZ",
  PITT: "PITTSBURGH PA",
  QUEENS: "NEW YORK NY",
  "SAINT PETE": "SAINT PETERSBURG FL",
  "SAN FRAN": "SAN FRANCISCO CA",
  "SAN FRANCISCO BAY AREA": "SAN FRANCISCO CA",
  SF: "SAN FRANCISCO CA",
  "SF BAY AREA": "SAN FRANCISCO CA",
  SLC: "SALT LAKE CITY UT",
  STL: "SAINT LOUIS MO",
  "TAMPA BAY": "TAMPA FL",
  "THE BRONX": "BRONX NY",
  "THE WOODLANDS": "SPRING TX",
  "TWIN CITIES": "MINNEAPOLIS MN",
  VEGAS: "LAS VEGAS NV",
  "WASH DC": "WASHINGTON DC"
}

const endingInState = (name: string): CityInState | null => {
  const words = name.split(" ")
  // "District of Columbia" has three words, and "West Virginia" goes before "Virginia".
  for (const length of [3, 2, 1]) {
    const state = stateLetters.get(words.slice(-length).join(" "))
    if (state !== undefined && words.length > length) {
      return { city: words.slice(0, -length).join(" "), state }
    }
  }
  return null
}

/** The city of a short name: "NYC", "VEGAS". */
export const cityNamed = (name: string): CityInState | null => {
  const short = Object.hasOwn(shortNames, name) ? name : name.replace(/^THE /, "")
  const full = Object.hasOwn(shortNames, short) ? shortNames[short] : undefined
  return full === undefined ? null : endingInState(full)
}

/** "AUSTIN TEXAS" and "AUSTIN TX" as a city and the letters of its state; null when no state ends the name. */
export const splitState = (name: string): CityInState | null => {
  const split = endingInState(name)
  const short = split && cityNamed(split.city)
  return short?.state === split?.state ? (short ?? split) : split
}

const quarter = /^(?:CENTRAL|DOWNTOWN|GREATER|METRO|MIDTOWN|UPTOWN|(?:NORTH|SOUTH)(?:EAST|WEST)?|EAST|WEST) /

const area = / (?:METRO )?AREA$/

/** The city that "SOUTH AUSTIN" is a part of, or that the "AUSTIN AREA" is around; null for any other name. */
export const cityOfQuarter = (name: string): string | null => {
  const city = name.replace(area, "").replace(quarter, "")
  return city !== name && stateNamed(name) === undefined ? city : null
}

const directions: Readonly<Record<string, string>> = { E: "EAST", N: "NORTH", S: "SOUTH", W: "WEST" }
const cutShort = /^(?:[EW]|NO?|SO?) (?=.)/

/** "W PALM BEACH" and "NO HOLLYWOOD" with their direction written out; null for any other name. */
export const directionWrittenOut = (name: string): string | null =>
  cutShort.test(name) ? name.replace(cutShort, ([letter = ""]) => `${directions[letter]} `) : null
