import type { QuoteStatus } from "../quote/quote-life-cycle.ts"
import { plusFullDays } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"
import { problemDays } from "./case-options.ts"

interface Job {
  readonly status: QuoteStatus
  readonly completedAt: Instant | null
}

/** Whether a job that was agreed on can have a problem now: while it is under way, and for a time after it. */
export const canHaveProblem = ({ completedAt, status }: Job, now: Instant): boolean => {
  if (status === "accepted") return true
  if (status !== "completed" || completedAt === null) return false
  return plusFullDays(completedAt, problemDays) > now
}
