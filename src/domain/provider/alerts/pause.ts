import { formatNearDay, lastToday } from "#domain/shared/calendar.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

/** Whether the provider takes no new work on a day. */
export const isPausedOn = (pausedUntil: Day | null, day: Day): pausedUntil is Day =>
  pausedUntil !== null && day <= pausedUntil

/** Whether the provider takes no new work: a pause lasts until its day is over everywhere. */
export const isPaused = (pausedUntil: Day | null, now: Instant): pausedUntil is Day =>
  isPausedOn(pausedUntil, lastToday(now))

/** "Not taking new work until Dec 1". */
export const pauseWords = (pausedUntil: Day, now: Instant): string =>
  `Not taking new work until ${formatNearDay(pausedUntil, now)}`

/** What lists and pages show of a pause: nothing once it is over. */
export const shownPause = (pausedUntil: Day | null, now: Instant): { readonly pausedUntil?: Day } =>
  isPaused(pausedUntil, now) ? { pausedUntil } : {}
