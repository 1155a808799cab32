import { lastToday } from "../shared/calendar.ts"
import type { Day } from "../shared/instant.ts"
import type { Review } from "./review.ts"

/**
 * The day of a job as it is shown: that of UTC, but never later than the day in the US on which its review was written.
 */
export const serviceDay = ({ createdAt, serviceDate }: Pick<Review, "createdAt" | "serviceDate">): Day => {
  const written = lastToday(createdAt)
  return serviceDate < written ? serviceDate : written
}
