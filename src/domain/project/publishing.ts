import { plusFullDays } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"
import type { ProjectRecord } from "./project.ts"

/** How long a project is open for offers. */
export const openDays = 30

/** The fields of a project from the moment on that it is opened for offers. */
export const publishedAt = (now: Instant): Pick<ProjectRecord, "closesAt" | "publishedAt"> => ({
  publishedAt: now,
  closesAt: plusFullDays(now, openDays)
})

/** The fields of a project that takes no offers. */
export const notOpen = { closesAt: null } satisfies Partial<ProjectRecord>
