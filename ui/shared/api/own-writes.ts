import type { EventKind } from "#domain/events/event.ts"

import { isEarlier, noteEarlier } from "./earlier-answers.ts"

/** How long an event waits for the answers to the writes under way, because it may come from one of them. */
const longestWaitMs = 2_000
/** A write's own event comes within this time; after it, an event is taken for another person's. */
const ownEventMs = 5_000

const underWay = new Set<Promise<object>>()
const expected = new Map<string, number>()

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Takes note of a write until it is answered. */
export const trackWrite = <A extends object>(write: Promise<A>): Promise<A> => {
  underWay.add(write)
  return write.finally(() => underWay.delete(write))
}

// Data that are fetched from now on may be newer than the answers that are still to come.
const distrustAnswers = () => underWay.forEach((write) => void write.then(noteEarlier, () => undefined))

/** Waits until all writes under way are answered and their answers are in the caches, but at most `longestWaitMs`. */
export const writesAnswered = async (): Promise<void> => {
  if (underWay.size === 0) return
  await Promise.race([Promise.allSettled(underWay), pause(longestWaitMs)])
  distrustAnswers()
  // An answer is written into the caches before the next task.
  await pause(0)
}

const keyOf = (kind: string, id: string) => `${kind} ${id}`

/** Notes that the caches hold this write's answer: the one event that it causes tells nothing new. */
export const expectEvent = (kind: EventKind, answer: { readonly id: string }): void => {
  if (!isEarlier(answer)) expected.set(keyOf(kind, answer.id), Date.now() + ownEventMs)
}

/**
 * Events were missed, and all is fetched anew: those of writes so far do not come any more, and the next ones are other
 * people's.
 */
export const expectNothing = (): void => {
  expected.clear()
  distrustAnswers()
}

/**
 * Whether the event comes from a write of this tab. True once for each write: the next event of the thing is another
 * change.
 */
export const isOwnEvent = (kind: string, id: string): boolean => {
  const key = keyOf(kind, id)
  const until = expected.get(key) ?? 0
  expected.delete(key)
  return Date.now() < until
}
