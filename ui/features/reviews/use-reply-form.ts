import { useQueryClient } from "@tanstack/react-query"

import type { ReplyRequest, Review } from "#domain/review/review.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { dropDraft } from "#ui/shared/forms/kept-draft.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts"
import { useSending } from "#ui/shared/forms/use-sending.ts"

import { replyDraft } from "./reply-draft.ts"
import { useReplyToReview } from "./use-write-reviews.ts"

interface ReplyValues {
  readonly content: string
}

const resolver = schemaResolver<ReplyValues, ReplyRequest>(
  async () => (await import("#domain/review/review.ts")).ReplyRequest
)

const otherwise = "Please try again."

/** The reply's form; a refusal leaves everything as typed. */
export const useReplyForm = (review: Review, ownerId: string, onReplied: () => void) => {
  const name = replyDraft(review.id)
  const { form } = useKeptForm({ name, ownerId, resolver, values: { content: "" } })
  const { error, mutateAsync } = useReplyToReview(review.id)
  const queryClient = useQueryClient()

  const failed = (cause: unknown) => {
    const description = wordsFor(cause, otherwise)
    toast({ title: "Failed to publish your reply", description, variant: "destructive" })
    showFaults(cause, ["content"], form.setError)
    // It may have been replied to meanwhile, in another window.
    void queryClient.invalidateQueries({ queryKey: ["/api/providers"] })
  }
  const { isBusy, start } = useSending(form, async (reply) => {
    try {
      await mutateAsync(reply)
      dropDraft(name)
      toast({ title: "Reply published" })
      // The reply itself may have taken the form's place by now.
      onReplied()
    } catch (cause) {
      failed(cause)
    }
    return undefined
  })
  return { form, submit: start, pending: isBusy, failure: error ? wordsFor(error, otherwise) : null }
}
