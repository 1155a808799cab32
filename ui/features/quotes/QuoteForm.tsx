import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useEffect, useId } from "react"

import { waitingLabel } from "#ui/features/photos/with-photos.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { Form } from "#ui/shared/forms/Form.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import type { QuoteDialogProps } from "./quote-dialog.ts"
import { QuoteFields } from "./QuoteFields.tsx"
import { RequestPhotos } from "./RequestPhotos.tsx"
import { useQuoteForm } from "./use-quote-form.ts"

interface Props extends QuoteDialogProps {
  /** Called by the form's own button; `onClose` is called after sending. */
  readonly onCancel: () => void
  /** Called with whether photos would be lost on closing: a draft keeps everything else. */
  readonly onUnsaved: (isUnsaved: boolean) => void
}

/** The form and its buttons. What it holds survives every failure, closing it, and signing in. */
export const QuoteForm = ({ onCancel, onClose, onUnsaved, provider }: Props) => {
  const api = useQuoteForm({ onClose, provider })
  const { isLoading, user } = useSession()
  const id = useId()
  useEffect(() => onUnsaved(api.isUnsaved), [api.isUnsaved, onUnsaved])
  return (
    <>
      <DialogContent>
        <Form api={api} id={id}>
          {api.hasLast && !api.isRestored && (
            <Notice tone="blue" role="alert">
              Filled in from your last request. Change what is different.
            </Notice>
          )}
          <QuoteFields form={api.form} provider={provider} isSearched={api.isSearched} />
          {user && <RequestPhotos api={api} />}
          {!user && !isLoading && (
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              You sign in before your request is sent, and can add photos then. Nothing you type gets lost.
              New here?{" "}
              <Link
                component="button"
                type="button"
                onClick={() => void api.submitAndRegister()}
                sx={{ font: "inherit", fontWeight: 600, verticalAlign: "baseline" }}
              >
                Create an account
              </Link>
            </Typography>
          )}
        </Form>
      </DialogContent>
      <Box sx={{ display: "grid", gap: 2, px: 3, pb: 2, "&:empty": { display: "none" } }}>
        {/* At the end, where no toast of the sign-in or registration covers it. */}
        {api.isRestored && (
          <Notice tone="blue" role="alert">
            We kept what you typed. Check it, then send your request.
          </Notice>
        )}
        <Refusal error={api.error} />
      </Box>
      <DialogActions sx={{ borderTop: 1, borderColor: "divider", "&&": { pt: 2, pb: { xs: 2, sm: 3 } } }}>
        <Button variant="outlined" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={id}
          variant="contained"
          loading={api.isBusy}
          loadingPosition={api.isWaiting ? "start" : "center"}
        >
          {api.isWaiting ? waitingLabel : "Send Request"}
        </Button>
      </DialogActions>
    </>
  )
}
