import { plusFullDays } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"
import type { ProjectRecord } from "./project.ts"

/** How long a project is open for offers. */
export const openDays = 30

/** What a project says of its time from the moment on that it is opened for offers. */
export const publishedAt = (now: Instant): Pick<ProjectRecord, "closesAt" | "publishedAt"> => ({
  publishedAt: now,
  closesAt: plusFullDays(now, openDays)
})

/** What one says of its time that takes no offers. */
export const notOpen = { closesAt: null } satisfies Partial<ProjectRecord>
