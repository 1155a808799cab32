import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"

import { photosLost } from "./photos-lost.ts"

interface Props {
  readonly open: boolean
  /** Whether only photos would be lost on leaving. */
  readonly losesOnlyPhotos?: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before what was typed or chosen is lost. */
export const LeaveQuestion = ({ losesOnlyPhotos = false, onLeave, onStay, open }: Props) => (
  <ConfirmDialog
    open={open}
    title="Leave without sending?"
    confirmLabel="Leave"
    cancelLabel="Keep editing"
    onConfirm={onLeave}
    onClose={onStay}
  >
    {losesOnlyPhotos ? photosLost : "What you have typed here is not sent yet. It is lost when you leave."}
  </ConfirmDialog>
)
