import type { UserId } from "#domain/shared/ids.ts"

/** Streams that one person may have open on one server (docs/http-contract.md#events). */
const streamsPerPerson = 10

/** Counts the open streams of each person. */
export const makeStreamLimit = () => {
  const open = new Map<UserId, number>()

  return {
    /** False when the person has as many as they may. */
    take: (id: UserId): boolean => {
      const count = open.get(id) ?? 0
      if (count >= streamsPerPerson) return false
      open.set(id, count + 1)
      return true
    },

    /** How many are open, of all people. */
    count: (): number => [...open.values()].reduce((sum, count) => sum + count, 0),

    giveBack: (id: UserId): void => {
      const count = (open.get(id) ?? 0) - 1
      if (count > 0) open.set(id, count)
      else open.delete(id)
    }
  }
}
