import { lastToday } from "../shared/calendar.ts"
import type { Day, Instant } from "../shared/instant.ts"

/** Whether what was checked still holds: its last day is not over for everybody. */
export const isLive = (until: Day | null, now: Instant): until is Day =>
  until !== null && lastToday(now) <= until
