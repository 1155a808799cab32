import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { reportableWords, reportedAlready } from "#domain/case/case-options.ts"
import type { OwnCase } from "#domain/case/case.ts"
import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

interface Props {
  readonly report: OwnCase
  readonly onClose: () => void
}

/** Instead of a second report of the same thing: that the first one waits, and where it stands. */
export const ReportedAlready = ({ onClose, report: { about, createdAt } }: Props) => {
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h3">
        Report this {reportableWords[about]}
      </DialogTitle>
      <DialogContent>
        <Typography>{reportedAlready}</Typography>
        <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
          Sent {formatDate(createdAt)}
        </Typography>
      </DialogContent>
      <DialogActions>
        <LinkButton href="/account?tab=reports">Your reports</LinkButton>
        <Button variant="contained" onClick={onClose} autoFocus>
          Got it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
