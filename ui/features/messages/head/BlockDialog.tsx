import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"

interface Props {
  readonly name: string
  readonly isBusy: boolean
  readonly onBlock: () => void
  readonly onClose: () => void
}

/** Asks before a conversation is closed for both. */
export const BlockDialog = ({ isBusy, name, onBlock, onClose }: Props) => (
  <ConfirmDialog
    open
    title={`Block ${name}?`}
    confirmLabel="Block"
    destructive
    pending={isBusy}
    onConfirm={onBlock}
    onClose={onClose}
  >
    You and {name} will not be able to write to each other. They are not told.
  </ConfirmDialog>
)
