import { categoryNames } from "#domain/catalogue/category-names.ts"
import { lettersOf, mayDifferBy } from "#domain/shared/letters.ts"

import type { Subject } from "../meaning/phrase-book.ts"
import { subjectsMeant } from "../meaning/subjects-meant.ts"
import { nearWords } from "../spelling/near-words.ts"
import { allowedErrors, typingErrors } from "../spelling/typing-errors.ts"
import type { PeopleOfTrade, TaskSuggestion } from "../tasks/suggestions.ts"
import { filler, urgentWords } from "../words/filler.ts"
import { isKnown, isOfTasks } from "../words/vocabulary-words.ts"
import type { Suggestion } from "./suggestion.ts"
import { beginsAll, wordedText } from "./typed-words.ts"

interface Wording {
  readonly worded: string
  /** A word for people, which one of the typed words has to begin: "drain" does not mean a "drain guy" yet. */
  readonly who?: string
}

interface Phrase {
  readonly suggestion: Suggestion
  readonly wordings: ReadonlyArray<Wording>
}

/** A wording for people, which is found by the plural too: "plumbers" begins with "plumber". */
const wordingOfPerson = (name: string): Wording => {
  const worded = `${wordedText(name)}s`
  return { worded, who: worded.slice(worded.lastIndexOf(" ") + 1) }
}

// With fewer letters, the people of too many trades would match: "s" is no "sparky" yet, but "gc" is one.
const shortestBegun = 3

const mayBegin = (words: ReadonlyArray<string>, who: string): boolean =>
  words.some((word) => who.startsWith(word) && (words.join("").length >= shortestBegun || `${word}s` === who))

const has =
  (words: ReadonlyArray<string>) =>
  ({ who, worded }: Wording): boolean =>
    beginsAll(words, worded) && (who === undefined || mayBegin(words, who))

// The most letters of a word's beginning by which phrases are indexed.
const longestBeginning = 3

/** An index of phrases by the beginnings of their words. */
const byBeginning = (phrases: ReadonlyArray<Phrase>) => {
  const begun = new Map<string, Array<Phrase>>()
  for (const phrase of phrases) {
    const words = phrase.wordings.flatMap(({ worded }) => worded.trim().split(" "))
    const beginnings = words.flatMap((word) =>
      Array.from({ length: longestBeginning }, (_, more) => word.slice(0, more + 1))
    )
    for (const beginning of new Set(beginnings)) {
      const others = begun.get(beginning)
      if (others === undefined) begun.set(beginning, [phrase])
      else others.push(phrase)
    }
  }
  return (word: string): ReadonlyArray<Phrase> => begun.get(word.slice(0, longestBeginning)) ?? []
}

const isTrade = ({ suggestion }: Phrase) => suggestion.kind === "trade"

/**
 * The rank of a phrase: trades whose name begins with the text come first, then the meant trade or, where none is,
 * those whose people are called so, then tasks that begin with the text as whole words, then as beginnings of words.
 * "Spa" means pools, and no "sparky".
 */
const rankOf = (phrase: Phrase, text: string, meant: Subject | undefined): number => {
  const begin = phrase.wordings.filter(({ worded }) => worded.startsWith(text))
  if (isTrade(phrase)) {
    if (begin.some(({ who }) => who === undefined)) return 0
    const isMeant = meant === phrase.suggestion.trade
    return isMeant || (meant === undefined && begin.length > 0) ? 1 : 4
  }
  if (begin.length === 0) return 4
  return begin.some(({ worded }) => worded.length === text.length || worded[text.length] === " ") ? 2 : 3
}

const saysNothing = (word: string) => filler.has(word) || urgentWords.has(word)

/** Whether a word, so far, is the beginning of another one with a typing error. */
const mayBecome = (typed: string, word: string) =>
  // Tested first, because most of the words have too few of its letters.
  mayDifferBy(1, lettersOf(typed), lettersOf(typed) & lettersOf(word)) &&
  [-1, 0, 1].some((more) => typingErrors(typed, word.slice(0, typed.length + more), 1) <= 1)

/** The trades and the tasks that a text that is being typed may become. */
export const makePhrases = (
  tasks: ReadonlyArray<TaskSuggestion>,
  peopleOfTrades: ReadonlyArray<PeopleOfTrade>
) => {
  const peopleOf = (name: string) =>
    peopleOfTrades.filter(({ trade }) => trade === name).flatMap(({ people }) => people)

  const phrases: ReadonlyArray<Phrase> = [
    ...categoryNames.map((name) => ({
      suggestion: { text: name, kind: "trade" as const, trade: name },
      wordings: [{ worded: wordedText(name) }, ...peopleOf(name).map(wordingOfPerson)]
    })),
    ...tasks.map(({ text, trade, wordings }) => ({
      suggestion: { text, kind: "task" as const, trade },
      wordings: wordings.map((wording) => ({ worded: wordedText(wording) }))
    }))
  ]
  const having = byBeginning(phrases)
  const texts = [
    ...categoryNames,
    ...peopleOfTrades.flatMap(({ people }) => people),
    ...tasks.map(({ text }) => text)
  ]
  const vocabulary = [...new Set(texts.flatMap((text) => wordedText(text).trim().split(" ")))]

  const begins = (word: string) => vocabulary.some((known) => known.startsWith(word))

  /**
   * The word that the search would read, if a phrase has it or nothing else is meant, and none for "near me"; else a word
   * that it may become.
   */
  const corrected = (word: string, isAmongOthers: boolean): string => {
    if (allowedErrors(word) === 0 || isKnown(word) || begins(word)) return word
    const near = nearWords(word).map((other) => other.word)
    if (isAmongOthers && near.slice(0, 1).some(saysNothing)) return ""
    const read = near.find(begins) ?? near.find(isOfTasks)
    return read ?? vocabulary.find((known) => known[0] === word[0] && mayBecome(word, known)) ?? word
  }

  return {
    /** The phrases that have all of the words: first those that begin with them. */
    having: (words: ReadonlyArray<string>, limit: number): ReadonlyArray<Suggestion> => {
      const [fewest = []] = words.map(having).toSorted((a, b) => a.length - b.length)
      const found = fewest.filter(({ wordings }) => wordings.some(has(words)))
      const text = ` ${words.join(" ")}`
      const [meant] = found.length > 1 ? subjectsMeant(words) : []
      const ranked = found.map((phrase) => ({
        rank: rankOf(phrase, text, meant),
        suggestion: phrase.suggestion
      }))
      const isOf = ({ suggestion }: (typeof ranked)[number]) => suggestion.trade === meant
      return ranked
        .toSorted((a, b) => a.rank - b.rank || Number(isOf(b)) - Number(isOf(a)))
        .slice(0, limit)
        .map(({ suggestion }) => suggestion)
    },

    /** The same readings of a text with its words as they are known, one typing error in each forgiven. */
    corrected: (readings: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<ReadonlyArray<string>> => {
      // Looked up once: the first reading has all words, and each costs a look at all that are known.
      const [all = []] = readings
      const right = new Map(all.map((word) => [word, corrected(word, all.length > 1)]))
      return readings.map((words) => words.flatMap((word) => right.get(word) || []))
    },

    /** The trade that a search for the words would choose. */
    tradeMeant: (words: ReadonlyArray<string>): ReadonlyArray<Suggestion> => {
      const [meant] = subjectsMeant(words)
      return phrases
        .filter((phrase) => isTrade(phrase) && phrase.suggestion.trade === meant)
        .map(({ suggestion }) => suggestion)
    }
  }
}
export type Phrases = ReturnType<typeof makePhrases>
