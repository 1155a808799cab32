import MuiDialog, { type DialogProps } from "@mui/material/Dialog"

import { useBack } from "./use-back.ts"

interface Props extends Omit<DialogProps, "onClose"> {
  /** Asked for by Escape, by the Back of a phone and by a press beside the dialog. */
  readonly onClose: () => void
  /** Whether a press beside it closes nothing: what was typed would be lost. */
  readonly ignoresOutside?: boolean
}

// A button that has the focus first stands below all that is to be read.
const fromTop = (paper: HTMLElement | null) => {
  if (paper && document.activeElement?.matches("button")) paper.scrollTop = 0
}

/** A dialog that its keys close wherever it is. */
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
