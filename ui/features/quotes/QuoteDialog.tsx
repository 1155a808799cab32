import CloseIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import DialogTitle from "@mui/material/DialogTitle"
import IconButton from "@mui/material/IconButton"
import Typography from "@mui/material/Typography"
import { useId, useState } from "react"

import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"
import { LeaveQuestion } from "#ui/shared/forms/leaving/LeaveQuestion.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { HomeownersOnly } from "./HomeownersOnly.tsx"
import type { QuoteDialogProps } from "./quote-dialog.ts"
import { QuoteForm } from "./QuoteForm.tsx"

// Fills the whole screen of a phone.
const paper = {
  m: { xs: 0, sm: 2 },
  width: { xs: "100%", sm: "calc(100% - 32px)" },
  height: { xs: "100%", sm: "auto" },
  maxHeight: { xs: "none", sm: "calc(100% - 32px)" },
  borderRadius: { xs: 0, sm: 5 }
}

/** Asks a provider for a quote (docs/product.md#quote-dialog). */
export const QuoteDialog = ({ onClose, provider }: QuoteDialogProps) => {
  const { isOperator, user } = useSession()
  const id = useId()
  const [isUnsaved, setUnsaved] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const close = () => (isUnsaved ? setAsking(true) : onClose())
  return (
    <Dialog
      open
      onClose={close}
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: paper } }}
    >
      <Box
        sx={{
          display: "flex",
          alignItems: "flex-start",
          justifyContent: "space-between",
          gap: 1,
          pr: 2,
          pt: 2
        }}
      >
        <DialogTitle id={`${id}-title`} component="div" sx={{ "&&": { pt: 1, flexShrink: 1 } }}>
          <Typography variant="h3" component="h2">
            Request a Quote
          </Typography>
          <Typography sx={{ color: "text.secondary" }}>from {provider.businessName}</Typography>
        </DialogTitle>
        <IconButton aria-label="Close" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Box>
      {isOperator || user?.role === "provider" ? (
        <HomeownersOnly isOperator={isOperator} onClose={onClose} />
      ) : (
        <QuoteForm provider={provider} onCancel={close} onClose={onClose} onUnsaved={setUnsaved} />
      )}
      <LeaveQuestion open={isAsking} losesOnlyPhotos onLeave={onClose} onStay={() => setAsking(false)} />
    </Dialog>
  )
}
