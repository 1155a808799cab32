import type { Random } from "#adapters/demo/random.ts"

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]

const neighboursOf = (letter: string): ReadonlyArray<string> => {
  const row = rows.findIndex((keys) => keys.includes(letter))
  const at = rows[row]?.indexOf(letter) ?? 0
  return [rows[row]?.[at - 1], rows[row]?.[at + 1], rows[row - 1]?.[at], rows[row + 1]?.[at]].filter(
    (key) => key !== undefined
  )
}

const errors: ReadonlyArray<(word: string, at: number, chance: Random) => string> = [
  (word, at, { pick }) => word.slice(0, at) + pick(neighboursOf(word.charAt(at))) + word.slice(at),
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, { pick }) => word.slice(0, at) + pick(neighboursOf(word.charAt(at))) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
]

/** The text with one typing error in a word of four letters or more; unchanged without such a word. */
export const withTypingError = (text: string, chance: Random): string => {
  const words = [...text.matchAll(/[a-z]{4,}/g)]
  if (words.length === 0) return text
  const { 0: word, index } = chance.pick(words)
  const spoilt = chance.pick(errors)(word, chance.between(0, word.length - 2), chance)
  return text.slice(0, index) + spoilt + text.slice(index + word.length)
}
