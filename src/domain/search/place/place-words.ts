import { type SearchPlace, wellKnown } from "#domain/geo/search-place.ts"
import { wordsOf } from "#domain/provider/search/search-words.ts"
import { once } from "#domain/shared/once.ts"

import { nearWords } from "../spelling/near-words.ts"
import { vocabulary } from "../tasks/index.ts"
import { wordingsOf } from "../tasks/notation.ts"
import { filler, urgentWords } from "../words/filler.ts"
import { ordinaryWords } from "../words/ordinary-words.ts"
import { stemOf } from "../words/stem.ts"
import type { Token } from "../words/tokens.ts"
import { isKnown, isOfTasks } from "../words/vocabulary-words.ts"
import { isNamesake } from "./called-after.ts"
import { isStateName } from "./states.ts"

/** How places are looked up. */
export interface AsksPlaces {
  /** The place with exactly this name. */
  readonly find: (text: string) => SearchPlace | null
  /** The same with typing errors, and states. */
  readonly meant: (text: string) => SearchPlace | null
}

export interface Found {
  readonly place: SearchPlace
  readonly tokens: ReadonlyArray<Token>
}

/** A place that nobody knows, as it was typed, with all words that say it. */
export interface Unknown {
  readonly name: string
  readonly tokens: ReadonlyArray<Token>
}

// What a home has or stands at; there are villages with these names.
const homeWords: ReadonlySet<string> = new Set(
  "alcove avenue basin brook forest gable grove hillside meadow plaza ridge".split(" ")
)

export const isOfHomes = (word: string): boolean => homeWords.has(word)

export const isAround = ({ word }: Token): boolean => filler.has(word) || urgentWords.has(word)

/** Whether a word is likelier to be part of what is wanted than the name of a place. */
export const isCommon = (token: Token): boolean =>
  isAround(token) ||
  ordinaryWords.has(token.word) ||
  isOfHomes(token.word) ||
  // "maine" has the stem of "main".
  (isOfTasks(token.word) && !isNamesake(token.word) && !isStateName(token.word))

export const isMistypedTask = ({ word }: Token): boolean =>
  !isKnown(word) && !isStateName(word) && isOfTasks(nearWords(word)[0]?.word ?? "")

/**
 * Whether it is one typing error away from a known word; words further away are less likely meant than a name that it
 * is exactly.
 */
export const isNearlyWord = (word: string): boolean => nearWords(word)[0]?.errors === 1

/** Whether a word is unknown: it has no meaning, unless it has typing errors. */
export const isNoWord = ({ word }: Token): boolean => !isKnown(word) && !/\d/.test(word) && !isOfHomes(word)

/** Whether a word is not of the language, as far as the search knows it: "Pflugerville". */
export const isNameOnly = (token: Token): boolean => isNoWord(token) && !isMistypedTask(token)

/** The same for a word that is exactly the name of a place: "Hoboken" is not "hooked". */
export const isExactName = (token: Token): boolean =>
  isNameOnly(token) || (isNoWord(token) && !isNearlyWord(token.word))

/** Whether a word is neither known nor a known one with typing errors. */
export const isLikeNoWord = ({ word }: Token): boolean => !isKnown(word) && nearWords(word).length === 0

/**
 * The least ZIP codes of a town: the name of a smaller place may be a word with a typing error, or somebody's: there is
 * a Plummer, and a Joe.
 */
export const townZipCodes = 2

/** The least ZIP codes of a city that everybody knows, so that another word before its name is no part of it. */
export const largeCity = 20

const peopleStems = once(() => {
  const people = vocabulary.flatMap((trade) => trade.people.flatMap(wordingsOf).map(wordsOf))
  return new Set(
    people.flatMap(([word, ...more]) => (word !== undefined && more.length === 0 ? [stemOf(word)] : []))
  )
})

const isOfPeople = (word = "") => peopleStems().has(stemOf(word))

export const isPeople = ({ word }: Token): boolean => isOfPeople(word)

// Every word that is looked up for typing errors costs a look at all of them.
const mostLookedUp = 3

/** Whether words say who is wanted: "plumbers", and just before a place also "plumer". */
export const namePeople = (tokens: ReadonlyArray<Token>): boolean =>
  tokens.some(isPeople) ||
  tokens.slice(-mostLookedUp).some(({ word }) => !isKnown(word) && isOfPeople(nearWords(word)[0]?.word))

/** The words as they were typed, with their commas. */
export const typed = (text: string, tokens: ReadonlyArray<Token>): string =>
  text.slice(tokens[0]?.start, tokens.at(-1)?.end)

/** The city, ZIP code or state with exactly this name. */
export const exactly = ({ find, meant }: AsksPlaces, name: string): SearchPlace | null =>
  find(name) ?? (isStateName(name) ? meant(name) : null)

export const isState = ({ word }: Token | undefined = { word: "", start: 0, end: 0 }): boolean =>
  /^[a-z]{2}$/.test(word) || isStateName(word)

/** Whether it is a state, or a name with its state behind it. */
export const isStated = ({ place, tokens }: Found): boolean =>
  place.point === null || (tokens.length > 1 && isState(tokens.at(-1)) && !tokens.every(isCommon))

/**
 * Whether several words have an unknown one among them, or a state behind them: they may be a city with typing errors.
 */
export const mayBeMistyped = (tokens: ReadonlyArray<Token>): boolean => {
  const hasState = isState(tokens.at(-1))
  const name = hasState ? tokens.slice(0, -1) : tokens
  return name.length > 1 && (hasState || name.some(({ word }) => !isKnown(word)))
}

/** The city that these words misspell, "new yrok": a well-known one, or with its state. */
export const mistypedCity = (
  text: string,
  tokens: ReadonlyArray<Token>,
  asks: AsksPlaces
): SearchPlace | null => {
  const place = mayBeMistyped(tokens) ? asks.meant(typed(text, tokens)) : null
  return place !== null && (place.zipCodes >= wellKnown || isState(tokens.at(-1))) ? place : null
}
