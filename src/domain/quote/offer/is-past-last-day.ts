import { lastToday } from "#domain/shared/calendar.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

/** Whether an offer can no longer be accepted, because its last day is over everywhere in the US. */
export const isPastLastDay = ({ validUntil }: { readonly validUntil: Day | null }, now: Instant): boolean =>
  validUntil !== null && lastToday(now) > validUntil
