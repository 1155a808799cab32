import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"
import type { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"

import { OfferDetails } from "../OfferDetails.tsx"

interface Props {
  readonly role: Role
  readonly quote: Quote
  readonly offer: OfferVersion
  readonly onClose: () => void
}

/** A dialog that shows all that an offer says. */
export const WholeOfferDialog = ({ offer, onClose, quote, role }: Props) => {
  const id = useId()
  // The note about deposits is for the homeowner, who pays it.
  const note = role === "homeowner" ? quote.depositNote : undefined
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h3">
        {role === "homeowner" ? `${quote.providerName}'s offer` : "Your offer"}
      </DialogTitle>
      {/* Long offers scroll, by the keyboard too. */}
      <DialogContent tabIndex={0}>
        <OfferDetails offer={offer} depositNote={note} />
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: "divider", "&&": { pt: 2 } }}>
        <Button variant="outlined" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
