import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Quote } from "#domain/quote/quote.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { fetchAhead, onSubmit } from "#ui/shared/forms/on-submit.ts"

import { ReviewFields } from "./ReviewFields.tsx"
import { loadCheck, useReviewForm } from "./use-review-form.ts"

interface Props {
  readonly quote: Quote
  readonly onClose: () => void
}

/** A homeowner's review of a finished job. Only its buttons and Escape close it, and what was typed is kept. */
export const ReviewDialog = ({ onClose, quote }: Props) => {
  const id = useId()
  const { failure, form, isRestored, pending, submit } = useReviewForm(quote, onClose)
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      onClose={(_, reason) => reason === "escapeKeyDown" && onClose()}
    >
      <DialogTitle id={`${id}-title`} component="div" sx={{ "&&": { pb: 2 } }}>
        <Typography variant="h3" component="h2">
          Review {quote.providerName}
        </Typography>
        <Typography sx={{ color: "text.secondary" }}>{quote.serviceType}</Typography>
      </DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          id={`${id}-form`}
          noValidate
          spacing={2.5}
          onSubmit={onSubmit(submit)}
          onFocus={fetchAhead(loadCheck)}
        >
          {isRestored && (
            <Notice tone="blue" role="status">
              We kept what you typed. Check it, then publish your review.
            </Notice>
          )}
          {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
          <ReviewFields form={form} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={pending}>
          Publish review
        </Button>
      </DialogActions>
    </Dialog>
  )
}
