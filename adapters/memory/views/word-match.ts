import { writtenBeginning } from "#domain/provider/search/search-words.ts"

// A little of what the databases' English stemmers do; enough for one process with a small marketplace.
const endings = ["ities", "ity", "ations", "ation", "ings", "ing", "ed", "es", "s", "e"]
const shortestStem = 4

const stemOf = (word: string) => {
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= shortestStem)
  if (ending !== undefined) return word.slice(0, -ending.length)
  return word.replace(/(?<=.{3})y$/, "i")
}

/** Whether one of the words begins with the wanted one, or mostly its stem with the wanted one's stem. */
export const hasWordLike = (words: ReadonlyArray<string>, wanted: string): boolean => {
  const beginning = writtenBeginning(wanted)
  return beginning === null
    ? words.some((word) => word.startsWith(wanted) || stemOf(word).startsWith(stemOf(wanted)))
    : words.some((word) => word.startsWith(beginning))
}
