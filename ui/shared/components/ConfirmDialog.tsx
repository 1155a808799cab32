import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import { type ReactNode, useId } from "react"

import { lowWindow } from "#ui/theme/baseline.ts"

import { Dialog } from "./dialog/Dialog.tsx"

interface Props {
  readonly open: boolean
  readonly title: string
  readonly children: ReactNode
  /** What may be filled in, below the text; not read out with it when the dialog opens. */
  readonly fields?: ReactNode
  /** Stays in view above the buttons while the rest is scrolled, unless the window is low. */
  readonly below?: ReactNode
  /** Names the deed: "Cancel quote", never "OK". */
  readonly confirmLabel: string
  readonly cancelLabel?: string
  readonly destructive?: boolean
  readonly pending?: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. The harmless answer has the focus. */
export const ConfirmDialog = (props: Props) => {
  const {
    below,
    cancelLabel = "Go back",
    children,
    confirmLabel,
    destructive = false,
    fields,
    pending = false
  } = props
  const id = useId()
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={below ? `${id}-text ${id}-below` : `${id}-text`}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {props.title}
      </DialogTitle>
      <DialogContent sx={{ color: "text.secondary" }}>
        <div id={`${id}-text`}>{children}</div>
        {fields}
      </DialogContent>
      {below && (
        <Box
          id={`${id}-below`}
          // Leaves part of the window to the content above; a low window is scrolled as a whole.
          sx={{
            px: 3,
            py: 1.5,
            borderTop: 1,
            borderColor: "divider",
            flexShrink: 0,
            maxHeight: "40vh",
            overflowY: "auto",
            [`@media ${lowWindow}`]: { maxHeight: "none" }
          }}
        >
          {below}
        </Box>
      )}
      <DialogActions>
        <Button variant="outlined" onClick={props.onClose} autoFocus>
          {cancelLabel}
        </Button>
        <Button
          variant="contained"
          color={destructive ? "error" : "primary"}
          loading={pending}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
