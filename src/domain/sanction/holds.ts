import { lastToday } from "../shared/calendar.ts"
import type { Day, Instant } from "../shared/instant.ts"

/** Whether the first day that is free of a sanction has come everywhere. */
export const isOver = (until: Day | null, now: Instant): boolean => until !== null && until <= lastToday(now)

interface Ending {
  readonly liftedAt: Instant | null
  readonly until: Day | null
}

/** Whether a sanction still holds: it was not lifted, and its day has not come everywhere. */
export const holds = ({ liftedAt, until }: Ending, now: Instant): boolean =>
  liftedAt === null && !isOver(until, now)
