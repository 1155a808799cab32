import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"

import { operatorsStandAside, refusals } from "#domain/account/refusals.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"

const providersWait = `${refusals.requestQuote} You are signed in as a service provider; to ask for one, sign in with a homeowner account.`

interface Props {
  readonly isOperator: boolean
  readonly onClose: () => void
}

/** Shown to providers and operators instead of the form. */
export const HomeownersOnly = ({ isOperator, onClose }: Props) => (
  <>
    <DialogContent>
      <Notice tone="blue" role="alert">
        {isOperator ? operatorsStandAside : providersWait}
      </Notice>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        Got it
      </Button>
    </DialogActions>
  </>
)
