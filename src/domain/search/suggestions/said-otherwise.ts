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

const wordFor = (typed: string) => sayings.find(({ said }) => said === typed)?.word ?? typed

/** The words that tasks use instead of typed ones: "refrigerator" for "fridge", "ac" for "air cond". */
export const saidOtherwise = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  for (const at of words.keys()) {
    const rest = words.slice(at).join(" ")
    const meant = rest.length < shortest ? undefined : sayings.find(({ said }) => said.startsWith(rest))
    if (meant !== undefined) return [...words.slice(0, at).map(wordFor), meant.word]
  }
  return words.map(wordFor)
}
