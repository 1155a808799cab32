import type { Role } from "../account/role.ts"
import type { PhotoPurpose } from "./photo-words.ts"

/** How long a photo may wait for something to have it, and files for the row that knows them. */
export const looseHours = 24

/** How many photos a person has here, beside those of messages. */
export const mostKept: Readonly<Record<Role, number>> = { homeowner: 500, provider: 200 }

const publicPurposes: ReadonlySet<PhotoPurpose> = new Set([
  "portfolio",
  "avatar",
  "review_before",
  "review_after"
])

/** Whether everybody may see such photos once something has them. */
export const isPublic = (purpose: PhotoPurpose): boolean => publicPurposes.has(purpose)

/** Whether such photos count to those that a person has here. */
export const countsAsKept = (purpose: PhotoPurpose): boolean => purpose !== "message"
