import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"

interface Props {
  readonly open: boolean
  readonly onUnlist: () => void
  readonly onClose: () => void
}

/** Asks before a business is unlisted. */
export const UnlistDialog = ({ onClose, onUnlist, open }: Props) => {
  const unlist = () => {
    onClose()
    onUnlist()
  }
  return (
    <ConfirmDialog
      open={open}
      title="Take your business off the list?"
      confirmLabel="Take off the list"
      cancelLabel="Stay listed"
      onConfirm={unlist}
      onClose={onClose}
    >
      Homeowners no longer find you, and your page is gone until you list your business again. Quotes and
      conversations that you have go on.
    </ConfirmDialog>
  )
}
