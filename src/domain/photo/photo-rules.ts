import type { PhotoId } from "../shared/ids.ts"
import type { PhotoPurpose } from "./photo-words.ts"

/** How long a photo may be loose, and its files without a row that knows them. */
export const looseHours = 24

const publicPurposes: ReadonlySet<PhotoPurpose> = new Set([
  "portfolio",
  "avatar",
  "review_before",
  "review_after"
])

/** Whether everybody may see such photos once they are attached. */
export const isPublic = (purpose: PhotoPurpose): boolean => publicPurposes.has(purpose)

/** Whether such photos count towards those that a person keeps here, unless their project is deleted. */
export const countsAsKept = (purpose: PhotoPurpose): boolean => purpose !== "message"

/** When a photo's id was given, in milliseconds since 1970: version 7 begins with it (RFC 9562, 5.7). */
export const madeAt = (id: PhotoId): number => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)
