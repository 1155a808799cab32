import { searchWords, wordsOf, wordText } from "#domain/provider/search/search-words.ts"

import { filler, urgentWords } from "../words/filler.ts"
import { halves } from "../words/folded.ts"

// "a/c" and "wi-fi" are one word each, as in a search.
const betweenHalves = [...halves].map(([first, second]) => `(?<=\\b${first})[^a-z\\d]+(?=${second}\\b)`)
const cuts = new RegExp(["(?<=\\b[a-z])[-/'’](?=[a-z]\\b)", ...betweenHalves].join("|"), "gi")
const withoutCuts = (text: string): string => text.replace(cuts, "")

const around: ReadonlyArray<string> = [...filler, ...urgentWords]

type Words = ReadonlyArray<string>

/**
 * The readings of a text that is being typed. First all of its words that can be searched for, and the last one, which
 * may go on. Then only those that say something of what is wanted: without "cheap" and "near me", and without the
 * beginnings of such words.
 */
export const readingsOf = (text: string): ReadonlyArray<Words> => {
  const typed = wordsOf(withoutCuts(text))
  const words = [...new Set([...searchWords(typed.slice(0, -1).join(" ")), ...typed.slice(-1)])]
  const telling = words.filter((word) => !filler.has(word) && !urgentWords.has(word))
  const last = words.at(-1) ?? ""
  const isBegun = around.some((word) => word.startsWith(last))
  const finished = isBegun ? telling.filter((word) => word !== last) : telling
  const readings: ReadonlyArray<Words> = [words, telling, finished]
  return readings.filter(({ length }, at) => length > 0 && length !== readings[at - 1]?.length)
}

/** A text as `beginsAll` reads it: its words, each after a space. */
export const wordedText = (text: string): string => ` ${wordText(withoutCuts(text))}`

/** The words of a text as `wordedText` has them. */
export const wordsIn = (worded: string): Words => worded.trim().split(" ")

/** Whether every one of the words is a word of the text. */
export const hasAllWords = (words: ReadonlyArray<string>, worded: string): boolean =>
  words.every((word) => `${worded} `.includes(` ${word} `))

/** Whether every one of the words begins a word of the text. */
export const beginsAll = (words: ReadonlyArray<string>, worded: string): boolean =>
  words.every((word) => worded.includes(` ${word}`))
