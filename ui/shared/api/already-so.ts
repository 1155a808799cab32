import { CallError, statusOf } from "./call-error.ts"
import { noteEarlier } from "./earlier-answers.ts"

/**
 * Turns a conflict (409) into success if the thing already is as the step would make it: the step was pressed twice, or
 * sent again because its answer was lost. Every other failure is thrown again.
 */
export const orAlreadySo =
  <Thing extends object>(look: () => Promise<Thing>, isWanted: (thing: Thing) => boolean) =>
  async (refusal: unknown): Promise<Thing> => {
    if (!(refusal instanceof CallError) || refusal.status !== 409) throw refusal
    const current = await look().catch(() => null)
    if (current === null || !isWanted(current)) throw refusal
    return noteEarlier(current)
  }

/**
 * Turns "not found" (404) into success for what was to go: it is gone already, by another tab or by a press whose answer
 * was lost. Every other failure is thrown again.
 */
export const orGoneAlready = (refusal: unknown): object => {
  if (statusOf(refusal) !== 404) throw refusal
  return {}
}
