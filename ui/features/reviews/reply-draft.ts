import type { ReviewId } from "#domain/shared/ids.ts"
import { formDraft } from "#ui/shared/forms/form-draft.ts"

/** What a provider has begun to answer to a review. */
export const replyDraft = (id: ReviewId, ownerId: string) =>
  formDraft("sessionStorage", `reply:${id}`, ownerId)
