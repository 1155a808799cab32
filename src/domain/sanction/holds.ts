import { lastToday } from "../shared/calendar.ts"
import type { Day, Instant } from "../shared/instant.ts"

/** Whether the day has come, for everybody, that is free of it. */
export const isOver = (until: Day | null, now: Instant): boolean => until !== null && until <= lastToday(now)

interface Ending {
  readonly liftedAt: Instant | null
  readonly until: Day | null
}

/** Whether a sanction still holds: neither lifted, nor has its day come for everybody. */
export const holds = ({ liftedAt, until }: Ending, now: Instant): boolean =>
  liftedAt === null && !isOver(until, now)
