import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { sameValues } from "#ui/shared/forms/form-draft.ts"

import { useLeaveGuard } from "./use-leave-guard.ts"
import { type ProfileEditing, useTypedProfile } from "./use-profile-form.ts"

/** Asks before changes are left unsaved. */
export const LeaveGuard = ({ editing: { form, isKept, saved } }: { readonly editing: ProfileEditing }) => {
  const isUnsaved = !sameValues(useTypedProfile(form), saved)
  const { isAsking, leave, stay } = useLeaveGuard(isUnsaved, isKept)
  return (
    <ConfirmDialog
      open={isAsking}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={leave}
      onClose={stay}
    >
      Homeowners do not see what you have changed yet. This browser keeps it as a draft until you come back.
    </ConfirmDialog>
  )
}
