import MuiDialog, { type DialogProps } from "@mui/material/Dialog"
import { useEffect, useEffectEvent } from "react"

import { onBack } from "./close-requests.ts"

interface Props extends Omit<DialogProps, "onClose"> {
  /** Asked for by Escape, by the Back of a phone and by a press beside the dialog. */
  readonly onClose: () => void
  /** Whether a press beside it closes nothing: what was typed would be lost. */
  readonly ignoresOutside?: boolean
}

/** A dialog that its keys close wherever it is. */
export const Dialog = ({ ignoresOutside = false, onClose, ...props }: Props) => {
  const close = useEffectEvent(onClose)
  useEffect(() => (props.open ? onBack(() => close()) : undefined), [props.open])
  return (
    <MuiDialog
      {...props}
      onClose={(_, reason) => {
        if (reason === "escapeKeyDown" || !ignoresOutside) onClose()
      }}
    />
  )
}
