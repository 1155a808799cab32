import MuiDialog, { type DialogProps } from "@mui/material/Dialog"

import { useBack } from "./use-back.ts"

interface Props extends Omit<DialogProps, "onClose"> {
  /** Called for Escape, for the Back of a phone and for a press beside the dialog. */
  readonly onClose: () => void
  /** Whether a press beside it closes nothing: what was typed would be lost. */
  readonly ignoresOutside?: boolean
}

// The browser scrolls to a button that has the focus first, below everything that is to be read.
const fromTop = (paper: HTMLElement | null) => {
  if (paper && document.activeElement?.matches("button")) paper.scrollTop = 0
}

/** A dialog that closes by Escape, and by the Back of a phone where the browser has close watchers. */
export const Dialog = ({ ignoresOutside = false, onClose, ...props }: Props) => {
  useBack(onClose, props.open)
  return (
    <MuiDialog
      slotProps={{ paper: { ref: fromTop } }}
      {...props}
      onClose={(_, reason) => {
        if (reason === "escapeKeyDown" || !ignoresOutside) onClose()
      }}
    />
  )
}
