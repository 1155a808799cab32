import { useQueryClient } from "@tanstack/react-query"

import type { Quote } from "#domain/quote/quote.ts"
import { ended } from "#domain/shared/sentences.ts"
import { refreshWhenOutdated } from "#ui/features/offers/refresh-when-outdated.ts"
import { idsOf } from "#ui/features/photos/kept-photo.ts"
import { useWithPhotos, waitingLabel } from "#ui/features/photos/with-photos.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formDraft } from "#ui/shared/forms/form-draft.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"

import { ReviewFields, type ReviewValues } from "./ReviewFields.tsx"
import { useLeaveReview } from "./use-write-reviews.ts"

interface Props {
  readonly quote: Quote
  readonly onClose: () => void
}

const values: ReviewValues = {
  rating: null,
  title: "",
  content: "",
  beforePhotoIds: [],
  afterPhotoIds: []
}

const asSent = (typed: ReviewValues) => ({
  ...typed,
  beforePhotoIds: idsOf(typed.beforePhotoIds),
  afterPhotoIds: idsOf(typed.afterPhotoIds)
})

const useReviewForm = ({ onClose, quote: { homeownerId, id, providerName } }: Props) => {
  const queryClient = useQueryClient()
  const api = useApiForm({
    schema: async () => (await import("#domain/review/review.ts")).ReviewRequest,
    values,
    asSent,
    draft: formDraft<ReviewValues>(`review:${id}`, homeownerId),
    endpoint: useLeaveReview(id),
    done: () => {
      const description = ended(`Thank you for telling others about ${providerName}`)
      toast({ title: "Review published", description })
      return onClose
    },
    refused: refusal("Failed to publish your review"),
    onRefused: (error) => refreshWhenOutdated(queryClient, error)
  })
  return useWithPhotos(api)
}

/** A homeowner's review of a finished job. What was typed is kept. */
export const ReviewDialog = (props: Props) => {
  const { onClose, quote } = props
  const api = useReviewForm(props)
  return (
    <FormDialog
      api={api}
      title={`Review ${quote.providerName}`}
      subtitle={quote.serviceType}
      submitLabel="Publish review"
      waitingLabel={api.isWaiting ? waitingLabel : undefined}
      note={
        api.isRestored && (
          <Notice tone="blue" role="status">
            We kept what you typed. Check it, then publish your review.
          </Notice>
        )
      }
      onClose={onClose}
    >
      <ReviewFields api={api} />
    </FormDialog>
  )
}
