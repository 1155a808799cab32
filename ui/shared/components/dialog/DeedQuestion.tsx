import Box from "@mui/material/Box"
import type { ReactNode } from "react"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { toast, type ToastMessage } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { ConfirmDialog } from "../ConfirmDialog.tsx"

interface Props {
  readonly title: string
  readonly children: ReactNode
  /** Names the deed: "Delete search". */
  readonly confirmLabel: string
  readonly send: () => Promise<unknown>
  /** Why the last attempt was refused. */
  readonly error: Error | null
  /** Said once it is done, if the screen does not show it. */
  readonly done?: ToastMessage
  readonly onClose: () => void
}

// In a low window the reader is at the buttons, below the message.
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: "nearest" })

/** Asks before something that cannot be undone, then does it. A refusal is shown in the dialog, which stays open. */
export const DeedQuestion = ({ children, confirmLabel, done, error, onClose, send, title }: Props) => {
  const { isBusy, start } = useOnce(async () => {
    try {
      await send()
    } catch {
      return undefined
    }
    if (done) toast(done)
    return onClose
  })
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      destructive
      pending={isBusy}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      {error && (
        <Box ref={show} sx={{ mb: 2 }}>
          <ErrorAlert>{wordsFor(error)}</ErrorAlert>
        </Box>
      )}
      {children}
    </ConfirmDialog>
  )
}
