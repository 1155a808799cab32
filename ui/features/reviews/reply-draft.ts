import type { ReviewId } from "#domain/shared/ids.ts"

/** The name of a reply's draft, by its review. */
export const replyDraft = (id: ReviewId): string => `reply:${id}`
