import { type Phrase, phrasesIn, type Subject } from "./phrase-book.ts"
import { sensesInOrder, sensesIn } from "./synonym-rules.ts"

// A subject that has less than this part of the best one's weight is not meant.
const leastPart = 0.4
const mostSubjects = 3

const isWithin = (part: Phrase, whole: Phrase) =>
  part.senses.length < whole.senses.length && part.senses.every((sense) => whole.senses.includes(sense))

const isMeantFirst = (subject: Subject, { weights }: Phrase) =>
  weights.get(subject) === Math.max(...weights.values())

/** "Leak" does not count for Plumbing where "roof leak" occurs, which means other trades first. */
const isOverruled = (phrase: Phrase, subject: Subject, found: ReadonlyArray<Phrase>) =>
  found.some((longer) => isWithin(phrase, longer) && !isMeantFirst(subject, longer))

// Words further apart belong to different things.
const reach = 10
const step = reach / 2

/** The phrases of a text, each of words that stand near each other. */
const phrasesOf = (words: ReadonlyArray<string>): ReadonlyArray<Phrase> => {
  const read = sensesInOrder(words)
  const found = new Set<Phrase>()
  for (let from = 0; from === 0 || from + step < read.length; from += step) {
    for (const phrase of phrasesIn(sensesIn(read.slice(from, from + reach)))) found.add(phrase)
  }
  return [...found]
}

const sumsOf = (words: ReadonlyArray<string>): ReadonlyMap<Subject, number> => {
  const found = phrasesOf(words)
  const sums = new Map<Subject, number>()
  for (const phrase of found) {
    for (const [subject, weight] of phrase.weights) {
      if (!isOverruled(phrase, subject, found)) sums.set(subject, (sums.get(subject) ?? 0) + weight)
    }
  }
  return sums
}

/** The weight of what the words are most about. */
export const weightOf = (words: ReadonlyArray<string>): number => Math.max(0, ...sumsOf(words).values())

/** What the words of a text are about, the likeliest first. */
export const subjectsMeant = (words: ReadonlyArray<string>): ReadonlyArray<Subject> => {
  const sums = sumsOf(words)
  const best = Math.max(...sums.values())
  return [...sums]
    .filter(([, sum]) => sum >= best * leastPart)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostSubjects)
    .map(([subject]) => subject)
}
