import { capitalized } from "#domain/shared/capitalized.ts"

const lowered = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * What SQL's `lower()` may leave of words that are given in lower case, as they are most often written: SQLite's, and
 * PostgreSQL's in a database of locale C, change the letters of ASCII alone.
 */
export const loweredForms = (words: string): ReadonlyArray<string> => {
  const titled = words.replaceAll(/\S+/g, (word) => capitalized(word))
  const written = [words, titled, words.toUpperCase()].filter((form) => form.toLowerCase() === words)
  return [...new Set([words, ...written.map(lowered)])]
}
