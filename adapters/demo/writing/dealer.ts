import type { Random } from "../random.ts"
import { topicOf } from "./wording.ts"

export interface Wanted {
  /** Whether the text must not come again. */
  readonly taken: (text: string) => boolean
  /** Topics that a text may have; a text without a topic always fits. */
  readonly topics: (topic: string) => boolean
}

export interface Dealer {
  /** One of the texts used least so far, or nothing when none fits. */
  readonly deal: (texts: ReadonlyArray<string>, wanted: Wanted) => string | undefined
  /** Counts the text as used. */
  readonly use: (text: string) => void
}

/** Deals out texts so that all of them are used about equally often. */
export const dealer = (random: Random): Dealer => {
  const uses = new Map<string, number>()
  const usesOf = (text: string) => uses.get(text) ?? 0

  return {
    deal: (texts, { taken, topics }) => {
      const fitting = texts.filter((text) => {
        const topic = topicOf(text)
        return !taken(text) && (topic === undefined || topics(topic))
      })
      const least = Math.min(...fitting.map(usesOf))
      const candidates = fitting.filter((text) => usesOf(text) === least)
      return candidates.length === 0 ? undefined : random.pick(candidates)
    },
    use: (text) => uses.set(text, usesOf(text) + 1)
  }
}
