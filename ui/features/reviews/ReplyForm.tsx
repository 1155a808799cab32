import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import { useQueryClient } from "@tanstack/react-query"
import { useWatch } from "react-hook-form"

import { maxReplyLength } from "#domain/review/review-limits.ts"
import type { Review } from "#domain/review/review.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { CountedText } from "./CountedText.tsx"
import { emptyReply, replyDraft } from "./reply-draft.ts"
import { useReplyToReview } from "./use-write-reviews.ts"

interface Props {
  readonly review: Review
  /** The owner of the draft. */
  readonly ownerId: string
  readonly onReplied: () => void
  readonly onCancel: () => void
}

/** The form in which a provider replies to a review. Leaving it keeps what was typed. */
export const ReplyForm = ({ onCancel, onReplied, ownerId, review }: Props) => {
  const queryClient = useQueryClient()
  const api = useApiForm({
    schema: async () => (await import("#domain/review/review.ts")).ReplyRequest,
    values: emptyReply,
    draft: replyDraft(review.id, ownerId),
    endpoint: useReplyToReview(review.id),
    done: () => {
      toast({ title: "Reply published" })
      // The reply itself may have replaced the form by now.
      onReplied()
    },
    refused: refusal("Failed to publish your reply"),
    // Another window may have sent a reply meanwhile.
    onRefused: () => void askAnew(queryClient, "/api/providers")
  })
  const { field } = useFields(api.form)
  const content = useWatch({ control: api.form.control, name: "content" })
  return (
    <Form
      api={api}
      frame={Stack}
      spacing={2}
      aria-label={`Reply to ${review.homeowner.firstName} ${review.homeowner.lastName}`}
      sx={{ ml: { sm: 6.5 }, p: 2, borderRadius: 3.5, bgcolor: "surface.sunken" }}
    >
      <Refusal error={api.error} />
      <CountedText
        {...field("content", "Your reply")}
        minRows={3}
        maxRows={10}
        autoFocus
        helperText="Everybody who reads the review reads it too. It cannot be changed later."
        text={content}
        max={maxReplyLength}
      />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button type="submit" size="small" variant="contained" loading={api.isBusy}>
          Publish reply
        </Button>
        <Button size="small" onClick={onCancel}>
          Go back
        </Button>
      </Stack>
    </Form>
  )
}
