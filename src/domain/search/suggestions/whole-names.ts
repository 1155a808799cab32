import { hashOf } from "#domain/shared/letters.ts"

// A table that is half full has what is looked for in the first place or near it.
const roomPerName = 2

/**
 * Finds a name by all of it, among at most `size` of them; `wordedAt` gives the name of a number. A table of numbers: a
 * million take 8 MB. Of those that are called the same the first one is kept.
 */
export const makeWholeNames = (size: number, wordedAt: (name: number) => string) => {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(roomPerName * size + 1)))

  /** Where the name stands, or would. */
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
