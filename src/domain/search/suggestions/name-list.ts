import type { Business } from "./business.ts"
import { beginsAll, wordedText } from "./typed-words.ts"

// As many bits as a number takes without a place of its own in memory.
const bits = 30

const bitOf = (letters: string): number => {
  let hash = 0
  for (let index = 0; index < letters.length; index += 1) hash = hash * 31 + letters.charCodeAt(index)
  return 1 << (hash % bits)
}

/** Which first two, or first three letters some words have: a bit each. */
const beginningsOf = (words: ReadonlyArray<string>, length: number): number =>
  words.reduce((marks, word) => (word.length < length ? marks : marks | bitOf(word.slice(0, length))), 0)

// What a text costs at most: names that look as if they had its words.
const mostCompared = 2_000

const beginningLength = 3

/** Which names have a word that begins so: a list for each beginning. */
const makeBeginnings = () => {
  const positions = new Map<string, Array<number>>()
  return {
    put: (words: ReadonlyArray<string>, position: number): void => {
      for (const beginning of new Set(words.map((word) => word.slice(0, beginningLength)))) {
        const known = positions.get(beginning)
        if (known === undefined) positions.set(beginning, [position])
        else known.push(position)
      }
    },
    /** The shortest of the lists that these words lead to; undefined where none is long enough for one. */
    fewest: (words: ReadonlyArray<string>): ReadonlyArray<number> | undefined =>
      words
        .filter(({ length }) => length >= beginningLength)
        .map((word) => positions.get(word.slice(0, beginningLength)) ?? [])
        .toSorted((a, b) => a.length - b.length)[0]
  }
}

/**
 * Names of businesses in the order in which they are put in. A long list keeps the beginnings of their words; for the
 * many short ones of a map they would take more room than the names.
 */
export const makeNameList = ({ isLong }: { readonly isLong: boolean }) => {
  const beginnings = isLong ? makeBeginnings() : undefined
  const businesses: Array<Business> = []
  const names: Array<string> = []
  const twos: Array<number> = []
  const threes: Array<number> = []

  return {
    put: (business: Business): void => {
      const name = wordedText(business.name)
      const words = name.split(" ")
      beginnings?.put(words, businesses.length)
      businesses.push(business)
      names.push(name)
      twos.push(beginningsOf(words, 2))
      threes.push(beginningsOf(words, 3))
    },

    /** The first `limit` whose names have all of the words; none for single letters, which nearly all have. */
    first: (
      words: ReadonlyArray<string>,
      limit: number,
      isWanted: (business: Business) => boolean
    ): ReadonlyArray<Business> => {
      const [two, three] = [beginningsOf(words, 2), beginningsOf(words, 3)]
      const found: Array<Business> = []
      if (two === 0) return found
      const positions = beginnings?.fewest(words)
      const count = positions?.length ?? names.length
      let compared = 0
      for (let position = 0; position < count; position += 1) {
        const index = positions?.[position] ?? position
        if (found.length === limit || compared === mostCompared) break
        // The marks lie side by side: nearly all names need not be looked at.
        if (((twos[index] ?? 0) & two) !== two || ((threes[index] ?? 0) & three) !== three) continue
        compared += 1
        const business = businesses[index]
        if (business !== undefined && beginsAll(words, names[index] ?? "") && isWanted(business)) {
          found.push(business)
        }
      }
      return found
    }
  }
}
