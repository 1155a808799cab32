import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

import { operatorsStandAside } from "#domain/account/refusals.ts"
import { reportedAlready } from "#domain/case/case-options.ts"
import type { OwnCase } from "#domain/case/case.ts"
import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

interface Props {
  readonly title: string
  readonly way?: ReactNode
  readonly children: ReactNode
  readonly onClose: () => void
}

/** A dialog in place of the form of a report that would be refused, which says why. */
const NoReport = ({ children, onClose, title, way }: Props) => {
  const id = useId()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} variant="h3">
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {way}
        <Button variant="contained" onClick={onClose} autoFocus>
          Got it
        </Button>
      </DialogActions>
    </Dialog>
  )
}

interface ReportedProps extends Pick<Props, "onClose" | "title"> {
  readonly report: OwnCase
}

/**
 * Shown instead of the form for a second report of the same thing: says that the first one is waiting, with a link to
 * it.
 */
export const ReportedAlready = ({ onClose, report: { createdAt }, title }: ReportedProps) => (
  <NoReport
    title={title}
    way={<LinkButton href="/account?tab=reports">Your reports</LinkButton>}
    onClose={onClose}
  >
    <Typography>{reportedAlready}</Typography>
    <Typography variant="body2" sx={{ mt: 1, color: "text.secondary" }}>
      Sent {formatDate(createdAt)}
    </Typography>
  </NoReport>
)

/** Shown to operators instead of a form whose report would be refused. */
export const OperatorsReportNothing = ({ onClose, title }: Pick<Props, "onClose" | "title">) => (
  <NoReport title={title} onClose={onClose}>
    <Typography>{operatorsStandAside}</Typography>
  </NoReport>
)
