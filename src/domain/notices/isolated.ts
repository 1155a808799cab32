import { withoutOverrides } from "../shared/escaped.ts"

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u

/**
 * Somebody's words between isolates where letters of theirs run from right to left: without them a price beside such a
 * name would be shown turned around.
 */
export const isolated = (words: string): string =>
  rightToLeft.test(words)
    ? words.replaceAll(/[^\r\n]+/g, (line) => `\u2068${withoutOverrides(line)}\u2069`)
    : words

/** Stored facts, with all words in them isolated. */
export const isolatedIn = (facts: unknown): unknown => {
  if (typeof facts === "string") return isolated(facts)
  if (Array.isArray(facts)) return facts.map(isolatedIn)
  return typeof facts === "object" && facts !== null
    ? Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, isolatedIn(fact)]))
    : facts
}
