import { once } from "./once.ts"

// A formatter takes a phone twenty milliseconds to make.
const conjunction = once(() => new Intl.ListFormat("en-US", { type: "conjunction" }))

/** "kitchen, bathroom, and pool". */
export const listed = (words: ReadonlyArray<string>): string => conjunction().format(words)
