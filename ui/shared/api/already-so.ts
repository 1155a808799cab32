import { CallError } from "./call-error.ts"
import { noteEarlier } from "./earlier-answers.ts"

/**
 * What a refused step may come to all the same: pressed twice, or sent again because its answer was lost, it finds
 * the thing as it was wanted. Anything else fails as it did.
 */
export const orAlreadySo =
  <Thing extends object>(look: () => Promise<Thing>, isWanted: (thing: Thing) => boolean) =>
  async (refusal: unknown): Promise<Thing> => {
    if (!(refusal instanceof CallError) || refusal.status !== 409) throw refusal
    const current = await look().catch(() => null)
    if (current === null || !isWanted(current)) throw refusal
    return noteEarlier(current)
  }
