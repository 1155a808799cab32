import { plusMinutes } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"

/** How long claimed work is left to the server that has claimed it. */
export const leaseMinutes = 2

/** Until when work that is claimed now is left alone. */
export const leaseEnd = (now: Instant): Instant => plusMinutes(now, leaseMinutes)

/** When work was claimed, by the end of its lease. */
export const claimedAt = (end: Instant): Instant => plusMinutes(end, -leaseMinutes)
