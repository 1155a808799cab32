import { capitalized } from "#domain/shared/sentences.ts"

import { weightOf } from "../meaning/subjects-meant.ts"
import { nearWords } from "../spelling/near-words.ts"
import { filler, urgentWords } from "./filler.ts"
import { isSpanish } from "./spanish-words.ts"
import type { Token } from "./tokens.ts"
import { isDoubtful, isKnown, isOfTasks, rightlyDoubled } from "./vocabulary-words.ts"

// A text with more unknown words is in another language.
const mostUnknown = 8
// How many words on either side tell which word was meant.
const reach = 3
// How much a word's meaning for those around it weighs, against a typing error's 100.
const perWeight = 6
// A word of three letters is corrected only where that makes sense of those around it: "pol cleaning", but neither
// "Joe" nor "plu", which begins "plumber".
const longestGuess = 3
const leastGain = 2
// So is a word that is right: "water heather" and "sower line", but neither "juniper" nor "clutter in garage".
const leastGainOfRight = 4

const wordsAround = (tokens: ReadonlyArray<Token>, at: number, word: string): ReadonlyArray<string> =>
  tokens
    .slice(Math.max(0, at - reach), at + reach + 1)
    .map((token) => (token === tokens[at] ? word : token.word))

const saysNothing = (word: string) => filler.has(word) || urgentWords.has(word)

const isAlone = (tokens: ReadonlyArray<Token>, at: number) =>
  wordsAround(tokens, at, "").every((word) => word === "" || saysNothing(word))

const meantBy = (
  tokens: ReadonlyArray<Token>,
  at: number,
  typed: string,
  mayBeMeant: (word: string) => boolean
): string => {
  const doubled = rightlyDoubled(typed)
  if (doubled !== null) return doubled
  const mayBeRight = isDoubtful(typed)
  const isGuess = mayBeRight || typed.length <= longestGuess
  if (isGuess && isAlone(tokens, at)) return typed
  const near = nearWords(typed, mayBeMeant)
  if (near.length === 0 || (near.length === 1 && !isGuess)) return near[0]?.word ?? typed
  const weighed = near.map(({ cost, word }) => ({
    cost,
    word,
    weight: weightOf(wordsAround(tokens, at, word))
  }))
  const best = weighed.reduce((a, b) =>
    b.weight * perWeight - b.cost > a.weight * perWeight - a.cost ? b : a
  )
  if (!isGuess) return best.word
  const gain = best.weight - weightOf(wordsAround(tokens, at, typed))
  return gain < (mayBeRight ? leastGainOfRight : leastGain) ? typed : best.word
}

const respelled = (
  tokens: ReadonlyArray<Token>,
  isName: (word: string) => boolean,
  mayBeMeant: (word: string) => boolean
): ReadonlyArray<Token> => {
  const isUnknown = ({ word }: Token) =>
    (!isKnown(word) || isDoubtful(word)) && !/\d/.test(word) && !isName(word)
  const unknown = tokens.flatMap((token, at) => (isUnknown(token) ? [{ token, at }] : []))
  if (unknown.length === 0 || unknown.length > mostUnknown) return tokens
  const read = [...tokens]
  for (const { at, token } of unknown)
    read[at] = { ...token, word: meantBy(read, at, token.word, mayBeMeant) }
  return read.every(({ word }, at) => word === tokens[at]?.word) ? read : respelled(read, isName, mayBeMeant)
}

// Shorter words differ from others by one letter too often, and few of them are known here: "cada" is no "casa".
const shortestSpanish = 6

const isLongSpanish = (word: string) => word.length >= shortestSpanish && isSpanish(word)

/** Which words may be meant in a text: beside Spanish ones "para" is no "park", and "turbo vent" is no "tubo". */
const ofItsLanguage = (tokens: ReadonlyArray<Token>): ((word: string) => boolean) => {
  if (tokens.some(({ word }) => isSpanish(word))) return isLongSpanish
  return tokens.some(({ word }) => isOfTasks(word)) ? (word) => !isSpanish(word) : () => true
}

/** The words with their typing errors corrected; one that is corrected may make sense of another. */
export const spelled = (
  tokens: ReadonlyArray<Token>,
  isName: (word: string) => boolean
): ReadonlyArray<Token> => respelled(tokens, isName, ofItsLanguage(tokens))

const asTyped = (typed: string, word: string) => (/^\p{Lu}/u.test(typed) ? capitalized(word) : word)

/** The text with what was corrected in it, and a mistyped place by its name; null where no word was. */
export const correctedText = (
  text: string,
  before: ReadonlyArray<Token>,
  after: ReadonlyArray<Token>,
  place: Token | null
): string | null => {
  const words = after.filter(({ word }, at) => word !== before[at]?.word)
  if (words.length === 0) return null
  const corrected = place === null ? words : [...words, place].toSorted((a, b) => a.start - b.start)
  let written = ""
  let from = 0
  for (const { end, start, word } of corrected) {
    written += text.slice(from, start) + asTyped(text.slice(start, end), word)
    from = end
  }
  return (written + text.slice(from)).trim()
}
