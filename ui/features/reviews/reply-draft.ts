import type { ReviewId } from "#domain/shared/ids.ts"
import { formDraft } from "#ui/shared/forms/form-draft.ts"

/** What stands in the reply's form. */
export interface ReplyValues {
  readonly content: string
}

export const emptyReply: ReplyValues = { content: "" }

/** What a provider has begun to answer to a review. */
export const replyDraft = (id: ReviewId, ownerId: string) => formDraft<ReplyValues>(`reply:${id}`, ownerId)
