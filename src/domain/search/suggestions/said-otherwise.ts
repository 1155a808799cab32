import { groupBy } from "#domain/shared/group-by.ts"

import { synonyms } from "../tasks/synonyms.ts"
import { filler } from "../words/filler.ts"

interface Saying {
  readonly said: string
  /** The word that the tasks use for it. */
  readonly word: string
}

const sayings: ReadonlyArray<Saying> = synonyms.flatMap(([word, others]) =>
  others
    .split(", ")
    .filter((said) => !filler.has(said))
    .map((said) => ({ said, word }))
)

const shortest = 3

const beginningOf = (said: string) => said.slice(0, shortest)

const sayingsBegunBy = groupBy(sayings, ({ said }) => beginningOf(said))
// Of several the first, as among those that begin so.
const words = new Map(sayings.toReversed().map(({ said, word }) => [said, word]))

const wordFor = (typed: string) => words.get(typed) ?? typed

/** The words that tasks use instead of typed ones: "refrigerator" for "fridge", "ac" for "air cond". */
export const saidOtherwise = (typed: ReadonlyArray<string>): ReadonlyArray<string> => {
  for (const at of typed.keys()) {
    const rest = typed.slice(at).join(" ")
    const meant = sayingsBegunBy.get(beginningOf(rest))?.find(({ said }) => said.startsWith(rest))
    if (rest.length >= shortest && meant !== undefined)
      return [...typed.slice(0, at).map(wordFor), meant.word]
  }
  return typed.map(wordFor)
}
