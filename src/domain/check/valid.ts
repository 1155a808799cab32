import { lastToday } from "../shared/calendar.ts"
import type { Day, Instant } from "../shared/instant.ts"

/** Whether what was checked still holds: its last day is not over for everybody. */
export const isCheckValid = (until: Day | null, now: Instant): until is Day =>
  // Most days are far off: no day needs to be told from an instant for these.
  until !== null && (now < until || lastToday(now) <= until)
