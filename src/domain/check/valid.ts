import { lastToday } from "../shared/calendar.ts"
import type { Day, Instant } from "../shared/instant.ts"

/** Whether a check still holds: its last day is not over everywhere. */
export const isCheckValid = (until: Day | null, now: Instant): until is Day =>
  // Compares the texts first: most last days are far off and need no calendar.
  until !== null && (now < until || lastToday(now) <= until)
