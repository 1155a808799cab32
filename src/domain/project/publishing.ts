import { type Instant, plusHours } from "../shared/instant.ts"
import type { ProjectRecord } from "./project.ts"

/** How long a project is open for offers. */
export const openDays = 30

/** What a project says of its time from the moment on that it is opened for offers. */
export const publishedAt = (now: Instant): Pick<ProjectRecord, "closesAt" | "publishedAt"> => ({
  publishedAt: now,
  closesAt: plusHours(now, 24 * openDays)
})

/** What one says of its time that takes no offers. */
export const notOpen = { closesAt: null } satisfies Partial<ProjectRecord>
