import type { ReviewId } from "#domain/shared/ids.ts"
import { formDraft } from "#ui/shared/forms/form-draft.ts"

/** The values of the reply's form. */
export interface ReplyValues {
  readonly content: string
}

export const emptyReply: ReplyValues = { content: "" }

/** The draft of a provider's reply to a review. */
export const replyDraft = (id: ReviewId, ownerId: string) => formDraft<ReplyValues>(`reply:${id}`, ownerId)
