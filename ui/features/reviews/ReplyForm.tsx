import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import { useWatch } from "react-hook-form"

import { maxReplyLength } from "#domain/review/review-limits.ts"
import type { Review } from "#domain/review/review.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { onSubmit } from "#ui/shared/forms/on-submit.ts"

import { CountedText } from "./CountedText.tsx"
import { useReplyForm } from "./use-reply-form.ts"

interface Props {
  readonly review: Review
  /** Whose draft is kept. */
  readonly ownerId: string
  readonly onReplied: () => void
  readonly onCancel: () => void
}

/** Where a provider answers a review. Leaving it keeps what was typed. */
export const ReplyForm = ({ onCancel, onReplied, ownerId, review }: Props) => {
  const { failure, form, pending, submit } = useReplyForm(review, ownerId, onReplied)
  const content = useWatch({ control: form.control, name: "content" })
  return (
    <Stack
      component="form"
      noValidate
      aria-label={`Reply to ${review.homeowner.firstName} ${review.homeowner.lastName}`}
      spacing={2}
      onSubmit={onSubmit(submit)}
      sx={{ ml: { sm: 6.5 }, p: 2, borderRadius: 3.5, bgcolor: "surface.sunken" }}
    >
      {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
      <CountedText
        {...form.register("content")}
        label="Your reply"
        minRows={3}
        maxRows={10}
        autoFocus
        helperText="Everybody who reads the review reads it too. It cannot be changed later."
        text={content}
        max={maxReplyLength}
        error={form.formState.errors.content?.message}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button type="submit" size="small" variant="contained" loading={pending}>
          Publish reply
        </Button>
        <Button size="small" onClick={onCancel}>
          Go back
        </Button>
      </Stack>
    </Stack>
  )
}
