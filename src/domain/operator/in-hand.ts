import { plusHours } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"

/** After this many hours another operator may go on with what somebody has taken. */
const takenHours = 24

/** From when others may take over what an operator has taken; null where everybody may. */
export const othersFrom = (takenAt: Instant | null, now: Instant): Instant | null => {
  if (takenAt === null) return null
  const from = plusHours(takenAt, takenHours)
  return from <= now ? null : from
}
