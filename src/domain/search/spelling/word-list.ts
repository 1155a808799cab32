import { lettersOf } from "#domain/shared/letters.ts"
import { once } from "#domain/shared/once.ts"

import { filler, urgentWords } from "../words/filler.ts"
import { ordinaryWords } from "../words/ordinary-words.ts"
import { vocabularyWords } from "../words/vocabulary-words.ts"

export interface ListedWord {
  readonly word: string
  readonly letters: number
  /** How much is said for it where several words are equally near. */
  readonly likelihood: number
}

// "need", "over": said more often than anything else.
const fillerLikelihood = 20

/** Every word that a typing error may have been meant for, by its length. */
export const wordList = once((): ReadonlyMap<number, ReadonlyArray<ListedWord>> => {
  const byLength = new Map<number, Array<ListedWord>>()
  const add = (word: string, likelihood: number) => {
    const words = byLength.get(word.length) ?? []
    words.push({ word, letters: lettersOf(word), likelihood })
    byLength.set(word.length, words)
  }
  for (const [word, uses] of vocabularyWords()) add(word, Math.log2(uses + 1))
  for (const word of new Set([...filler, ...urgentWords, ...ordinaryWords])) {
    if (!vocabularyWords().has(word)) add(word, filler.has(word) ? fillerLikelihood : 0)
  }
  return byLength
})
