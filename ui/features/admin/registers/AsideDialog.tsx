import type { FoundMatch } from "#domain/register/register-match.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { usePutAside } from "./matches.ts"

interface Props {
  readonly match: FoundMatch
  readonly onClose: () => void
}

/** Asks before a match is put aside: no list shows it any more. */
export const AsideDialog = ({ match, onClose }: Props) => {
  const { mutateAsync } = usePutAside(match.id)
  // A toast tells it, because a match that somebody else has put aside leaves the list, and this dialog with it.
  const { isBusy, start } = useOnce(() =>
    mutateAsync(undefined).then(() => {
      toast({ title: "Put aside" })
      return onClose
    }, sayRefusal("It could not be put aside"))
  )
  return (
    <ConfirmDialog
      open
      title="Put this number aside?"
      confirmLabel="Put aside"
      destructive
      pending={isBusy}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      {match.number} of {match.businessName} leaves this list until the register says something else. This
      cannot be undone.
    </ConfirmDialog>
  )
}
