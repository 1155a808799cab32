import type { SearchPlace } from "#domain/geo/search-place.ts"
import { wordText } from "#domain/provider/search/search-words.ts"

import { filler, urgentWords } from "../words/filler.ts"
import { ordinaryWords } from "../words/ordinary-words.ts"
import type { Token } from "../words/tokens.ts"
import { isOfTasks } from "../words/vocabulary-words.ts"
import { states } from "./states.ts"

/** How places are looked up. */
export interface AsksPlaces {
  /** The place that is called exactly so. */
  readonly find: (text: string) => SearchPlace | null
  /** The same with typing errors, and states. */
  readonly meant: (text: string) => SearchPlace | null
}

export interface Found {
  readonly place: SearchPlace
  readonly tokens: ReadonlyArray<Token>
}

export const isAround = ({ word }: Token): boolean => filler.has(word) || urgentWords.has(word)

/** A word that is likelier to be part of what is wanted than the name of a place. */
export const isCommon = (token: Token): boolean =>
  isAround(token) || ordinaryWords.has(token.word) || isOfTasks(token.word)

/** As it was typed, with its commas. */
export const typed = (text: string, tokens: ReadonlyArray<Token>): string =>
  text.slice(tokens[0]?.start, tokens.at(-1)?.end)

/** A city, a ZIP code, or a state that is written out. */
export const exactly = ({ find, meant }: AsksPlaces, name: string): SearchPlace | null =>
  find(name) ?? (states.has(wordText(name)) ? meant(name) : null)
