import { type Column, makeColumn, uint32 } from "./columns.ts"
import { beginsAll } from "./typed-words.ts"

// As many as the numbers of a column have.
const bits = 32

const bitOf = (letters: string): number => {
  let hash = 0
  for (let index = 0; index < letters.length; index += 1) hash = hash * 31 + letters.charCodeAt(index)
  return 1 << (hash % bits)
}

/** A bit mask of the first two, or the first three, letters of some words. */
const beginningsOf = (words: ReadonlyArray<string>, length: number): number =>
  words.reduce((marks, word) => (word.length < length ? marks : marks | bitOf(word.slice(0, length))), 0)

const hasAll = (marks: number, wanted: number) => (marks & wanted) === wanted

// The most names that are compared for one text: those whose masks have the bits of its words.
const mostCompared = 2_000

const beginningLength = 3

/** An index of names by the beginnings of their words: a list for each beginning. */
const makeBeginnings = () => {
  const lists = new Map<string, Column>()
  return {
    put: (words: ReadonlyArray<string>, name: number): void => {
      for (const beginning of new Set(words.map((word) => word.slice(0, beginningLength)))) {
        const list = lists.get(beginning) ?? makeColumn(uint32)
        lists.set(beginning, list)
        list.put(name)
      }
    },
    /** The shortest of the lists for these words; undefined where no word is long enough to have one. */
    fewest: (words: ReadonlyArray<string>): Listed | undefined =>
      words
        .filter(({ length }) => length >= beginningLength)
        .map((word) => lists.get(word.slice(0, beginningLength)) ?? makeColumn(uint32))
        .toSorted((a, b) => a.size() - b.size())[0]
  }
}

/** Some of the names, by their numbers. */
export type Listed = Pick<Column, "at" | "size">

/** Names by the words in them, as `wordedAt` gives them for a number; numbers count from 0 on in the order of `put`. */
export const makeNameList = (wordedAt: (name: number) => string) => {
  const beginnings = makeBeginnings()
  const twos = makeColumn(uint32)
  const threes = makeColumn(uint32)
  const all: Listed = { at: (name) => name, size: twos.size }

  const first = (
    listed: Listed,
    words: ReadonlyArray<string>,
    limit: number,
    isWanted: (name: number) => boolean
  ): ReadonlyArray<number> => {
    const [two, three] = [beginningsOf(words, 2), beginningsOf(words, 3)]
    const found: Array<number> = []
    if (two === 0) return found
    let compared = 0
    for (let index = 0; index < listed.size(); index += 1) {
      if (found.length === limit || compared === mostCompared) break
      const name = listed.at(index)
      // The masks lie side by side in memory: nearly all names need not be looked at.
      if (!hasAll(twos.at(name), two) || !hasAll(threes.at(name), three)) continue
      compared += 1
      if (beginsAll(words, wordedAt(name)) && isWanted(name)) found.push(name)
    }
    return found
  }

  return {
    put: (): void => {
      const name = twos.size()
      const words = wordedAt(name).trim().split(" ")
      beginnings.put(words, name)
      twos.put(beginningsOf(words, 2))
      threes.put(beginningsOf(words, 3))
    },

    /** The first `limit` names of a list that have all of the words; none for single letters, which nearly all have. */
    firstOf: first,

    /** The same of all names. */
    first: (words: ReadonlyArray<string>, limit: number, isWanted: (name: number) => boolean) =>
      first(beginnings.fewest(words) ?? all, words, limit, isWanted)
  }
}
