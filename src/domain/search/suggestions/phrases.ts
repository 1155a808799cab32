import { categoryNames } from "#domain/catalogue/category-names.ts"
import { allowedErrors, typingErrors } from "#domain/shared/typing-errors.ts"

import type { TaskSuggestion } from "../tasks/suggestions.ts"
import type { Suggestion } from "./suggestion.ts"
import { beginsAll, wordedText } from "./typed-words.ts"

interface Phrase {
  readonly suggestion: Suggestion
  readonly worded: string
}

/** Whether a word, so far, is the beginning of another one with a typing error. */
const mayBecome = (typed: string, word: string) =>
  [-1, 0, 1].some((more) => typingErrors(typed, word.slice(0, typed.length + more), 1) <= 1)

/** The trades, and the things to be done, with what a text that is being typed may become of them. */
export const makePhrases = (tasks: ReadonlyArray<TaskSuggestion>) => {
  const suggestions: ReadonlyArray<Suggestion> = [
    ...categoryNames.map((name) => ({ text: name, kind: "trade" as const, trade: name })),
    ...tasks.map(({ text, trade }) => ({ text, kind: "task" as const, trade }))
  ]
  const phrases: ReadonlyArray<Phrase> = suggestions.map((suggestion) => ({
    suggestion,
    worded: wordedText(suggestion.text)
  }))
  const vocabulary = [...new Set(phrases.flatMap(({ worded }) => worded.trim().split(" ")))]

  const corrected = (word: string): string => {
    if (allowedErrors(word) === 0 || vocabulary.some((known) => known.startsWith(word))) return word
    const meant = vocabulary.find((known) => known[0] === word[0] && mayBecome(word, known))
    return meant ?? word
  }

  return {
    /** Those that have all of the words: first those that begin with them. */
    having: (words: ReadonlyArray<string>, limit: number): ReadonlyArray<Suggestion> => {
      const found = phrases.filter(({ worded }) => beginsAll(words, worded))
      const beginning = ` ${words.join(" ")}`
      return [
        ...found.filter(({ worded }) => worded.startsWith(beginning)),
        ...found.filter(({ worded }) => !worded.startsWith(beginning))
      ]
        .slice(0, limit)
        .map(({ suggestion }) => suggestion)
    },

    /** The words as they are known, one typing error in each forgiven. */
    corrected: (words: ReadonlyArray<string>): ReadonlyArray<string> => words.map(corrected)
  }
}
export type Phrases = ReturnType<typeof makePhrases>
