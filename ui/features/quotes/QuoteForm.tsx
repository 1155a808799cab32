import Alert from "@mui/material/Alert"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { fetchAhead, onSubmit } from "#ui/shared/forms/on-submit.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import type { QuoteDialogProps } from "./quote-dialog.ts"
import { QuoteFields } from "./QuoteFields.tsx"
import { loadCheck, useQuoteForm } from "./use-quote-form.ts"

/** The form and its buttons. What it holds survives every failure, closing it, and signing in. */
export const QuoteForm = ({ onClose, provider }: QuoteDialogProps) => {
  const { error, form, isBusy, isRestored, submit } = useQuoteForm({ onClose, provider })
  const { isLoading, user } = useSession()
  const id = useId()
  return (
    <>
      <DialogContent>
        <Stack
          component="form"
          id={id}
          noValidate
          spacing={2.5}
          onSubmit={onSubmit(submit)}
          // The check is here before the form is sent.
          onFocus={fetchAhead(loadCheck)}
        >
          {isRestored && (
            <Alert severity="info">We kept what you typed. Check it, then send your request.</Alert>
          )}
          <QuoteFields form={form} provider={provider} />
          {!user && !isLoading && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              You sign in before your request is sent. Nothing you type gets lost.
            </Typography>
          )}
        </Stack>
      </DialogContent>
      {error && (
        <Box sx={{ px: 3, pb: 2 }}>
          <ErrorAlert>{wordsFor(error, "Failed to send quote request. Please try again.")}</ErrorAlert>
        </Box>
      )}
      <DialogActions sx={{ borderTop: 1, borderColor: "divider", "&&": { pt: 2, pb: { xs: 2, sm: 3 } } }}>
        <Button variant="outlined" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" form={id} variant="contained" loading={isBusy}>
          Send Request
        </Button>
      </DialogActions>
    </>
  )
}
