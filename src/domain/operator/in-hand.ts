import type { Instant } from "../shared/instant.ts"

/** After so many hours another operator may go on with what somebody has taken. */
const takenHours = 24

/** From when others may take over what an operator has taken; null where everybody may. */
export const othersFrom = (takenAt: Instant | null, now: Instant): Instant | null => {
  if (takenAt === null) return null
  const from = new Date(Date.parse(takenAt) + takenHours * 3_600_000).toISOString()
  return from <= now ? null : from
}
