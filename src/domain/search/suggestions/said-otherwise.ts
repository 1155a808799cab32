import { synonyms } from "../tasks/synonyms.ts"
import { filler } from "../words/filler.ts"

/** What people say, with the words that the tasks have for it. */
const sayings: ReadonlyArray<readonly [said: string, words: ReadonlyArray<string>]> = Object.entries(
  synonyms
).flatMap(([word, others]) =>
  others
    .split(", ")
    .filter((said) => !filler.has(said))
    .map((said) => [said, word.split(" ")] as const)
)

const shortest = 3

/** The words that tasks have instead of typed ones: "refrigerator" for "fridge", "ac" for "air cond". */
export const saidOtherwise = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  const wordFor = (typed: string) => sayings.find(([said]) => said === typed)?.[1] ?? [typed]
  for (const at of words.keys()) {
    const rest = words.slice(at).join(" ")
    const meant = rest.length < shortest ? undefined : sayings.find(([said]) => said.startsWith(rest))
    if (meant !== undefined) return [...words.slice(0, at).flatMap(wordFor), ...meant[1]]
  }
  return words.flatMap(wordFor)
}
