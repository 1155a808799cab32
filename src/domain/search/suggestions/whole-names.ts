import { hashOf } from "#domain/shared/letters.ts"

// Slots per name: in a hash table that is half full, a name is in the first place that is looked at or near it.
const roomPerName = 2

/**
 * A hash table that finds a name by all of it, among at most `size` of them; `wordedAt` gives the name of a number. It
 * holds numbers alone: a million take 8 MB. Of names that are the same the first one is kept.
 */
export const makeWholeNames = (size: number, wordedAt: (name: number) => string) => {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(roomPerName * size + 1)))

  /** The slot where the name is, or would be put. */
  const slotOf = (worded: string): number => {
    let slot = hashOf(worded) % slots.length
    for (;;) {
      const name = slots[slot] ?? 0
      if (name === 0 || wordedAt(name - 1) === worded) return slot
      slot = (slot + 1) % slots.length
    }
  }

  return {
    put: (name: number): void => {
      const slot = slotOf(wordedAt(name))
      if (slots[slot] === 0) slots[slot] = name + 1
    },
    find: (worded: string): number | undefined => {
      const name = slots[slotOf(worded)] ?? 0
      return name === 0 ? undefined : name - 1
    }
  }
}
