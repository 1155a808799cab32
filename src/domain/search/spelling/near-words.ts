import { lettersOf, mayDifferBy } from "#domain/shared/letters.ts"

import { allowedErrors, typingErrors } from "./typing-errors.ts"
import { wordList } from "./word-list.ts"

/** A known word that a word with typing errors may have been meant for. */
export interface NearWord {
  readonly word: string
  readonly errors: number
  /** How far it is off: errors weigh most, then a different first letter, then how rarely the word is said. */
  readonly cost: number
}

const perError = 100
const otherFirstLetter = 30
const otherLastLetter = 10

// Words that are further off than the nearest one by this much were not meant, whatever stands around them.
const mostFurther = 60
const mostWords = 5

/** The known words that a word may have been meant for, the nearest first. */
export const nearWords = (
  typed: string,
  mayBeMeant: (word: string) => boolean = () => true
): ReadonlyArray<NearWord> => {
  const most = typed.length === 3 ? 1 : allowedErrors(typed)
  const letters = lettersOf(typed)
  const near: Array<NearWord> = []
  if (most === 0) return near
  // Of three letters one may be missing; another word of three would be a guess.
  for (let length = Math.max(4, typed.length - most); length <= typed.length + most; length += 1) {
    for (const listed of wordList().get(length) ?? []) {
      if (!mayDifferBy(most, letters, listed.letters)) continue
      const { likelihood, word } = listed
      // With a different first letter, no further error is allowed for.
      const isOther = word[0] !== typed[0]
      const allowed = isOther ? 1 : most
      const errors = typingErrors(typed, word, allowed)
      if (errors > allowed || !mayBeMeant(word)) continue
      const ends = (isOther ? otherFirstLetter : 0) + (word.at(-1) === typed.at(-1) ? 0 : otherLastLetter)
      near.push({ word, errors, cost: errors * perError + ends - likelihood })
    }
  }
  const sorted = near.toSorted((a, b) => a.cost - b.cost)
  const least = sorted[0]?.cost ?? 0
  return sorted.filter(({ cost }) => cost <= least + mostFurther).slice(0, mostWords)
}
