import type { CategoryName } from "../catalogue/category-names.ts"
import type { SearchPlace } from "../geo/search-place.ts"
import type { Interpretation } from "./interpretation.ts"
import type { Subject } from "./meaning/phrase-book.ts"
import { subjectsMeant } from "./meaning/subjects-meant.ts"
import { unknownPlaceIn } from "./place/after-preposition.ts"
import { unknownZipCodeIn } from "./place/by-zip-code.ts"
import { isPreposition } from "./place/named-place.ts"
import { placeIn } from "./place/place-in-text.ts"
import { type AsksPlaces, exactly, isNearlyWord, isOfHomes, townZipCodes } from "./place/place-words.ts"
import { isStateName } from "./place/states.ts"
import { folded, withoutCuts } from "./words/folded.ts"
import { isUrgent, telling } from "./words/said-around.ts"
import { correctedText, spelled } from "./words/spelled.ts"
import { type Token, tokensOf } from "./words/tokens.ts"

// Longer than anything that is typed into a search; the work grows with it.
const longestText = 200
// As many as `searchWords` gives; each costs the text index a lookup.
const mostWords = 8

export interface Asks extends AsksPlaces {
  /** Whether a business's name has the word, or a word that begins so; the word then stays as it is. */
  readonly isNamed?: (word: string, isLast: boolean) => boolean
  /** False takes the text as it is written: no word is corrected, joined or cut. */
  readonly isCorrecting: boolean
}

const wordsIn = (tokens: ReadonlyArray<Token>) => tokens.map(({ word }) => word)

const isCategory = (subject: Subject): subject is CategoryName => typeof subject === "string"

const tradesAmong = (subjects: ReadonlyArray<Subject>): Pick<Interpretation, "trades" | "notOffered"> => {
  const [likeliest] = subjects
  return likeliest === undefined || isCategory(likeliest)
    ? { trades: subjects.filter(isCategory), notOffered: null }
    : { trades: likeliest.helpers, notOffered: likeliest.people }
}

const exactPlaces = (places: AsksPlaces): AsksPlaces => ({
  find: places.find,
  meant: (text) => exactly(places, text)
})

/** The right name of a mistyped place, as a token where its words stand: those that are not among `told`. */
const rightName = (
  place: SearchPlace | null,
  tokens: ReadonlyArray<Token>,
  told: ReadonlyArray<Token>
): Token | null => {
  if (place?.isCorrected !== true) return null
  const mistyped = tokens.filter((token) => !told.includes(token))
  const [first, last] = [mistyped.find((token) => !isPreposition(token)), mistyped.at(-1)]
  return first && last ? { word: place.name, start: first.start, end: last.end } : null
}

/** What a person means by the text of a search; never fails. */
export const interpret = (text: string, { isCorrecting, isNamed, ...places }: Asks): Interpretation => {
  const typed = text.slice(0, longestText)
  const last = tokensOf(typed).at(-1)?.word
  const isTown = (word: string) => {
    const place = places.find(word)
    return place !== null && (place.zipCodes >= townZipCodes || !isNearlyWord(word))
  }
  const isPlace = (word: string) => isStateName(word) || isTown(word)
  const isName = (word: string) => isOfHomes(word) || isPlace(word) || isNamed?.(word, word === last) === true
  const spell = (tokens: ReadonlyArray<Token>) => (isCorrecting ? spelled(tokens, isName) : tokens)
  const subjectsOf = (tokens: ReadonlyArray<Token>) => subjectsMeant(wordsIn(folded(tokens)))

  const tokens = (isCorrecting ? folded : withoutCuts)(tokensOf(typed))
  const asked = isCorrecting ? places : exactPlaces(places)
  const tellsTrade = (others: ReadonlyArray<Token>) => subjectsOf(spell(others)).length > 0
  const { place, rest: told } = placeIn(typed, tokens, asked, tellsTrade)
  const unknown =
    isCorrecting && place === null
      ? (unknownZipCodeIn(typed, told, tellsTrade) ?? unknownPlaceIn(typed, told, asked))
      : null
  const rest = told.filter((token) => unknown?.tokens.includes(token) !== true)
  const read = spell(rest)
  return {
    words: [...new Set(wordsIn(telling(read)))].slice(0, mostWords),
    corrected: correctedText(typed, rest, read, rightName(place, tokens, told)),
    ...tradesAmong(subjectsOf(read)),
    isUrgent: isUrgent(read),
    place,
    unknownPlace: unknown?.name ?? null
  }
}

/** Reads the vocabulary ahead, which takes a fifth of a second and would hold up the first text. */
export const readVocabulary = (): void => {
  interpret("plumer", { isCorrecting: true, find: () => null, meant: () => null })
}
