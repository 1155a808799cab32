import { groupBy } from "#domain/shared/group-by.ts"

import { synonyms } from "../tasks/synonyms.ts"
import { stemOf } from "../words/stem.ts"

interface Rule {
  readonly stems: ReadonlyArray<string>
  readonly means: string
}

const rules: ReadonlyArray<Rule> = synonyms.flatMap(([word, others]) =>
  others.split(", ").map((other) => ({ stems: other.split(" ").map(stemOf), means: stemOf(word) }))
)

const bySingle = new Map<string, ReadonlyArray<string>>()
for (const { means, stems } of rules) {
  const [stem, ...more] = stems
  if (stem !== undefined && more.length === 0 && stem !== means)
    bySingle.set(stem, [...(bySingle.get(stem) ?? []), means])
}

/** What a stem stands for: itself, or what it is another word for; the usual sense first. */
const sensesOf = (stem: string): ReadonlyArray<string> =>
  bySingle.get(stem)?.flatMap((means) => [means, ...sensesOf(means)].slice(-1)) ?? [stem]

const firstSense = (stem: string) => sensesOf(stem)[0] ?? stem

const sayings = rules
  .filter(({ stems }) => stems.length > 1)
  .map(({ means, stems }) => ({ means: firstSense(means), stems: stems.map(firstSense) }))
  .toSorted((a, b) => b.stems.length - a.stems.length)

const sayingsBegunBy = groupBy(sayings, ({ stems }) => stems[0] ?? "")

/** The words of a text in their order, each with its senses. */
type SensesInOrder = ReadonlyArray<ReadonlyArray<string>>

/** The words in their order, each with all its senses; a saying whose words stand together counts as one word. */
export const sensesInOrder = (words: ReadonlyArray<string>): SensesInOrder => {
  const senses = words.map((word) => sensesOf(stemOf(word)))
  const read: Array<ReadonlyArray<string>> = []
  for (let at = 0; at < senses.length;) {
    const saying = sayingsBegunBy
      .get(senses[at]?.[0] ?? "")
      ?.find(({ stems }) => stems.every((stem, index) => senses[at + index]?.[0] === stem))
    read.push(saying === undefined ? (senses[at] ?? []) : [saying.means])
    at += saying?.stems.length ?? 1
  }
  return read
}

const hasAll = (stems: ReadonlySet<string>, wanted: ReadonlyArray<string>) =>
  wanted.every((stem) => stems.has(stem))

/** All senses of the words of a text, with those of sayings whose words stand apart: "not really working". */
export const sensesIn = (read: SensesInOrder): ReadonlySet<string> => {
  const senses = new Set(read.flat())
  for (const { means, stems } of sayings) if (hasAll(senses, stems)) senses.add(means)
  return senses
}

/** The same for a phrase of the vocabulary, each word in its usual sense. */
export const sensesOfPhrase = (words: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(sensesInOrder(words).flatMap((senses) => senses.slice(0, 1)))
