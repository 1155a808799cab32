import { useQueryClient } from "@tanstack/react-query"

import type { Quote } from "#domain/quote/quote.ts"
import type { ReviewRequest } from "#domain/review/review.ts"
import { refreshWhenOutdated } from "#ui/features/offers/refresh-when-outdated.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { dropDraft } from "#ui/shared/forms/kept-draft.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { useKeptForm } from "#ui/shared/forms/use-kept-form.ts"
import { useSending } from "#ui/shared/forms/use-sending.ts"

import { useLeaveReview } from "./use-write-reviews.ts"

/** What stands in the dialog's fields. */
export interface ReviewValues {
  readonly rating: number | null
  readonly title: string
  readonly content: string
}

const nothing: ReviewValues = { rating: null, title: "", content: "" }

/** Fetches the form's check ahead of its first use. */
export const loadCheck = async () => (await import("#domain/review/review.ts")).ReviewRequest
const resolver = schemaResolver<ReviewValues, ReviewRequest>(loadCheck)

const otherwise = "Please try again."

/** The review's form: it closes once the review is taken; a refusal leaves everything as typed. */
export const useReviewForm = ({ homeownerId, id, providerName }: Quote, onClose: () => void) => {
  const name = `review:${id}`
  const { form, isRestored } = useKeptForm({ name, ownerId: homeownerId, resolver, values: nothing })
  const mutation = useLeaveReview(id)
  const queryClient = useQueryClient()
  const { isBusy, start } = useSending(form, async (review) => {
    try {
      await mutation.mutateAsync(review)
    } catch (error) {
      const description = wordsFor(error, otherwise)
      toast({ title: "Failed to publish your review", description, variant: "destructive" })
      showFaults(error, ["rating", "title", "content"], form.setError)
      refreshWhenOutdated(queryClient, error)
      return undefined
    }
    dropDraft(name)
    toast({
      title: "Review published",
      description: `Thank you for telling others about ${providerName}.`
    })
    return onClose
  })
  const failure = mutation.error ? wordsFor(mutation.error, otherwise) : null
  return { form, submit: start, isRestored, failure, pending: isBusy }
}
