import { useState } from "react"
import { useLocation } from "wouter"

import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { sameValues } from "#ui/shared/forms/form-draft.ts"
import { useLeaveGuard } from "#ui/shared/forms/leaving/use-leave-guard.ts"

import { type ProfileEditing, useTypedProfile } from "./use-profile-form.ts"
import { useTellKept } from "./use-tell-kept.ts"

/** Asks before changes are left unsaved. */
export const LeaveDialog = ({ editing: { form, isKept, saved } }: { readonly editing: ProfileEditing }) => {
  const isUnsaved = !sameValues(useTypedProfile(form), saved)
  const [, navigate] = useLocation()
  const [leavingTo, setLeavingTo] = useState<string | null>(null)
  useLeaveGuard(isUnsaved, setLeavingTo)
  const agree = useTellKept(isUnsaved, isKept)
  return (
    <ConfirmDialog
      open={leavingTo !== null}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Keep editing"
      onConfirm={() => {
        agree()
        if (leavingTo !== null) navigate(leavingTo)
      }}
      onClose={() => setLeavingTo(null)}
    >
      Homeowners do not see what you have changed yet. This browser keeps it as a draft until you come back.
    </ConfirmDialog>
  )
}
