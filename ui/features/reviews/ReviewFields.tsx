import { useController, type UseFormReturn, useWatch } from "react-hook-form"

import { reviewContentLength } from "#domain/review/review-limits.ts"
import type { ReviewRequest } from "#domain/review/review.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import { CountedText } from "./CountedText.tsx"
import { StarInput } from "./StarInput.tsx"
import type { ReviewValues } from "./use-review-form.ts"

interface Props {
  readonly form: UseFormReturn<ReviewValues, unknown, ReviewRequest>
}

/** Stars, title and words of a review. */
export const ReviewFields = ({ form }: Props) => {
  const { control, register } = form
  const { errors } = form.formState
  // Known to the form before the fields below: a fault leads to the first of them.
  const { field: rating } = useController({ control, name: "rating" })
  const content = useWatch({ control, name: "content" })
  return (
    <>
      <StarInput {...rating} label="Your rating" error={errors.rating?.message} />
      <TextField
        {...register("title")}
        label="Title"
        placeholder="What stood out, in a few words"
        error={errors.title?.message}
      />
      <CountedText
        {...register("content")}
        label="Your review"
        minRows={4}
        maxRows={10}
        placeholder="What was done, how it went, and what others should know"
        helperText="It appears on the provider's page with your name, and cannot be changed later."
        text={content}
        max={reviewContentLength.max}
        error={errors.content?.message}
      />
    </>
  )
}
