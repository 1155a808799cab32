import { useController, type UseFormReturn, useWatch } from "react-hook-form"

import { reviewContentLength } from "#domain/review/review-limits.ts"
import type { ReviewRequest } from "#domain/review/review.ts"
import type { KeptPhoto } from "#ui/features/photos/kept-photo.ts"
import type { PhotoFields } from "#ui/features/photos/with-photos.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useProposal } from "#ui/shared/forms/use-proposal.ts"

import { CountedText } from "./CountedText.tsx"
import { ReviewPhotos } from "./ReviewPhotos.tsx"
import { isProposedTitle, proposedTitle } from "./star-words.ts"
import { StarInput } from "./StarInput.tsx"

/** The values of the dialog's fields. */
export interface ReviewValues {
  readonly rating: number | null
  readonly title: string
  readonly content: string
  readonly beforePhotoIds: ReadonlyArray<KeptPhoto>
  readonly afterPhotoIds: ReadonlyArray<KeptPhoto>
}

export interface ReviewFieldsProps {
  readonly api: {
    readonly form: UseFormReturn<ReviewValues, unknown, ReviewRequest>
    readonly fields: PhotoFields
  }
}

/** Stars, title, words and photos of a review. The title follows the stars until the person types their own. */
export const ReviewFields = ({ api }: ReviewFieldsProps) => {
  const { form } = api
  const { control } = form
  const { field } = useFields(form)
  // Registered before the fields below, so that the first fault gets the focus.
  const rating = useController({ control, name: "rating" })
  const content = useWatch({ control, name: "content" })
  const title = useProposal(form, "title", !isProposedTitle(form.getValues("title")))
  const rate = (stars: number) => {
    rating.field.onChange(stars)
    title.propose(proposedTitle(stars))
  }
  return (
    <>
      <StarInput
        {...rating.field}
        onChange={rate}
        label="Your rating"
        error={rating.fieldState.error?.message}
      />
      <TextField
        {...field("title", "Title", { onChange: title.keepOwn })}
        placeholder="What stood out, in a few words"
        onClick={title.selectProposal}
      />
      <CountedText
        {...field("content", "Your review")}
        minRows={4}
        maxRows={10}
        placeholder="What was done, how it went, and what others should know"
        helperText="It appears on the provider's page with your name, and cannot be changed later."
        text={content}
        max={reviewContentLength.max}
      />
      <ReviewPhotos {...api} />
    </>
  )
}
