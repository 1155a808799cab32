import { wordsOf } from "#domain/provider/search/search-words.ts"

/** A word as it was typed, where it stands in the text, and in the form in which words are compared. */
export interface Token {
  readonly word: string
  readonly start: number
  readonly end: number
}

// "inAustin" has lost its space.
const words = /(?:in|near)(?=\p{Lu}\p{Ll})|[\p{L}\p{M}\p{N}]+/gu

/** The words of a text in its order; what is not of Latin letters and digits is left out. */
export const tokensOf = (text: string): ReadonlyArray<Token> =>
  [...text.matchAll(words)].flatMap(({ 0: typed, index }) =>
    wordsOf(typed).map((word) => ({ word, start: index, end: index + typed.length }))
  )
