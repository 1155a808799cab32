import { capitalized } from "#domain/shared/capitalized.ts"

const lowered = (text: string) => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())

/**
 * What SQL's `lower()` may leave of a word that is given in lower case, as it is most often written: SQLite's, and
 * PostgreSQL's in a database of locale C, change the letters of ASCII alone.
 */
export const loweredForms = (word: string): ReadonlyArray<string> => {
  const written = [word, capitalized(word), word.toUpperCase()].filter((form) => form.toLowerCase() === word)
  return [...new Set([word, ...written.map(lowered)])]
}
