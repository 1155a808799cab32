import { capitalized } from "#domain/shared/sentences.ts"

const lowered = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * What SQL's `lower()` may make of words, given here in lower case, that were stored in one of the usual spellings:
 * SQLite's, and PostgreSQL's in a database of locale C, lower ASCII letters only.
 */
export const loweredForms = (words: string): ReadonlyArray<string> => {
  const titled = words.replaceAll(/\S+/g, (word) => capitalized(word))
  const written = [words, titled, words.toUpperCase()].filter((form) => form.toLowerCase() === words)
  return [...new Set([words, ...written.map(lowered)])]
}
