import type { QuoteRecord } from "../quote/quote.ts"
import { plusFullDays } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"
import { problemDays } from "./case-options.ts"

type Job = Pick<QuoteRecord, "acceptedAt" | "completedAt" | "status">

// When a job was cancelled is not stored.
const sinceOf = ({ acceptedAt, completedAt, status }: Job) => {
  if (status === "completed") return completedAt
  return status === "cancelled" ? acceptedAt : null
}

/**
 * Whether a job that was agreed on can have a problem now: while it is under way, and for a time after its completion,
 * or, if it was cancelled, after its acceptance.
 */
export const canHaveProblem = (job: Job, now: Instant): boolean => {
  if (job.status === "accepted") return true
  const since = sinceOf(job)
  return since !== null && plusFullDays(since, problemDays) > now
}
