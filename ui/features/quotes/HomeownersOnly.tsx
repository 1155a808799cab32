import Alert from "@mui/material/Alert"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"

import { refusals } from "#domain/account/refusals.ts"

/** What a provider reads instead of the form. */
export const HomeownersOnly = ({ onClose }: { readonly onClose: () => void }) => (
  <>
    <DialogContent>
      <Alert severity="info">
        {refusals.requestQuote} You are signed in as a service provider; to ask for one, sign in with a
        homeowner account.
      </Alert>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        Got it
      </Button>
    </DialogActions>
  </>
)
