import { searchWords, wordsOf, wordText } from "#domain/provider/search/search-words.ts"

/** The words of a text that is being typed: all that can be searched for, and the last one, of which more may come. */
export const typedWords = (text: string): ReadonlyArray<string> => {
  const words = wordsOf(text)
  return [...new Set([...searchWords(words.slice(0, -1).join(" ")), ...words.slice(-1)])]
}

/** A text as `beginsAll` reads it: its words, each after a space. */
export const wordedText = (text: string): string => ` ${wordText(text)}`

/** Whether every one of the words begins a word of the text. */
export const beginsAll = (words: ReadonlyArray<string>, worded: string): boolean =>
  words.every((word) => worded.includes(` ${word}`))
