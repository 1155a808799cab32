import { lastToday } from "../shared/calendar.ts"
import type { Day } from "../shared/instant.ts"
import type { Review } from "./review.ts"

/** The day of a job as it is shown: that of UTC, but where this had begun in the evening before. No review is of a day to come. */
export const serviceDay = ({ createdAt, serviceDate }: Pick<Review, "createdAt" | "serviceDate">): Day => {
  const written = lastToday(createdAt)
  return serviceDate < written ? serviceDate : written
}
