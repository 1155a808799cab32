import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"

interface Props {
  readonly open: boolean
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks before what was typed is lost. */
export const LeaveQuestion = ({ onLeave, onStay, open }: Props) => (
  <ConfirmDialog
    open={open}
    title="Leave without sending?"
    confirmLabel="Leave"
    cancelLabel="Keep editing"
    onConfirm={onLeave}
    onClose={onStay}
  >
    What you have typed here is not sent yet. It is lost when you leave.
  </ConfirmDialog>
)
