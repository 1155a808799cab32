import { catalogue } from "#domain/catalogue/catalogue.ts"
import { wordsOf } from "#domain/provider/search/search-words.ts"
import { once } from "#domain/shared/once.ts"

import { vocabulary } from "../tasks/index.ts"
import { notOffered } from "../tasks/not-offered.ts"
import { type Line, wordingsOf } from "../tasks/notation.ts"
import { synonyms } from "../tasks/synonyms.ts"
import { verbs } from "../tasks/verbs.ts"
import { filler, urgentWords } from "./filler.ts"
import { ordinaryWords } from "./ordinary-words.ts"
import { rareWords } from "./rare-words.ts"
import { rightWords } from "./right-words.ts"
import { spanishWords } from "./spanish-words.ts"
import { stemOf } from "./stem.ts"

const allLines = (): ReadonlyArray<Line> => [
  ...vocabulary.flatMap(({ also, hints, people, sure, tasks, things }) =>
    [people, sure, tasks, things, also, hints].flat()
  ),
  ...notOffered.flatMap(({ named, tasks }) => [named, tasks].flat())
]

// A verb of one syllable that ends so doubles its last letter: "clog", "clogged", but "open", "opened".
const doubling = /^(?:re|un)?[^aeiou]+[aeiou][bdgmnprt]$/

const formsOf = (verb: string): ReadonlyArray<string> => {
  const begun = doubling.test(verb) ? `${verb}${verb.at(-1)}` : verb.replace(/e$/, "")
  return [verb, `${verb}s`, `${begun}ing`, `${begun}ed`]
}

// A trade's name is typed more often than any of its tasks.
const nameCount = 50

/** The words of the vocabulary as they are written, with how often it says each. */
export const vocabularyWords = once((): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  const count = (word: string, times: number) => counts.set(word, (counts.get(word) ?? 0) + times)
  for (const word of allLines().flatMap(wordingsOf).flatMap(wordsOf)) count(word, 1)
  for (const { people } of vocabulary)
    for (const word of people.flatMap(wordingsOf).flatMap(wordsOf)) count(word, nameCount)
  for (const [word, others] of synonyms) for (const said of wordsOf(`${word} ${others}`)) count(said, 1)
  for (const { description, name } of catalogue)
    for (const word of wordsOf(`${name} ${description}`)) count(word, 1)
  for (const form of verbs.flatMap(formsOf)) count(form, 1)
  for (const word of counts.keys()) if (word.length > 3 && !/[sgd]$/.test(word)) count(`${word}s`, 0)
  for (const word of [...filler, ...urgentWords]) counts.delete(word)
  return counts
})

/** Two words that stand side by side in a phrase, with a space between: "hot tub". */
const pairs = once((): ReadonlySet<string> => {
  const phrases = [...allLines().flatMap(wordingsOf), ...synonyms.flatMap(([, said]) => said.split(", "))]
  return new Set(
    phrases.map(wordsOf).flatMap((words) => words.slice(1).map((word, at) => `${words[at]} ${word}`))
  )
})

export const isPair = (first: string, second: string): boolean => pairs().has(`${first} ${second}`)

/** Whether there is a word of which more may come. */
export const beginsWord = (beginning: string): boolean =>
  [...vocabularyWords().keys()].some((word) => word.startsWith(beginning))

const stems = once(() => new Set([...vocabularyWords().keys()].map(stemOf)))

/** Whether the vocabulary of the tasks has the word, in whatever form. */
export const isOfTasks = (word: string): boolean =>
  !filler.has(word) && (word.length > 3 ? stems().has(stemOf(word)) : vocabularyWords().has(word))

const isListed = (word: string): boolean =>
  [ordinaryWords, rightWords, spanishWords].some((words) => words.has(word))

const isOrdinary = (word: string): boolean =>
  filler.has(word) || urgentWords.has(word) || isListed(word) || isListed(word.replace(/s$/, ""))

const isWritten = (word: string) => vocabularyWords().has(word) || isOrdinary(word)

/**
 * The word that is meant by one whose last letter before "-ed" or "-ing" should be doubled, or should not: "cloged",
 * "cleanning". Both have the stem of a known word. Null for any other, and where it may be a form of another word:
 * "taping" of "tape", not "tap".
 */
export const rightlyDoubled = (word: string): string | null => {
  const [, before, begun, last, ending] = /^((.+?([bdgmnprt]))\3?)(ing|ed)$/.exec(word) ?? []
  if (before === undefined || begun === undefined || isWritten(word)) return null
  const isDoubled = before !== begun
  const meant = `${begun}${isDoubled ? "" : last}${ending}`
  const mayBeRight = isDoubled
    ? isWritten(before) || (doubling.test(begun) && isWritten(begun))
    : isWritten(`${begun}e`)
  return !mayBeRight && vocabularyWords().has(meant) ? meant : null
}

const isSure = (word: string): boolean =>
  isOrdinary(word) || (isOfTasks(word) && rightlyDoubled(word) === null)

/** Whether it is a word at all, as far as the search knows words. */
export const isKnown = (word: string): boolean => isSure(word) || rareWords.has(word)

/** Whether it is a word that is typed by mistake more often than it is meant: "heather", beside "water". */
export const isDoubtful = (word: string): boolean => !isSure(word) && rareWords.has(word)
