import { callErrorIn } from "#ui/shared/api/call-error.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useUnlock } from "../console.ts"

interface Props {
  readonly onUnlocked: () => void
  readonly onClose: () => void
}

const title = "The password was not taken"

const isSaidAtField = (error: unknown) => (callErrorIn(error)?.errors ?? []).length > 0

/** Asks for the operator's own password once more, before a step that others cannot undo. */
export const UnlockDialog = ({ onClose, onUnlocked }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/operator/unlock.ts")).Unlock,
    values: { password: "" },
    endpoint: useUnlock(),
    done: () => onUnlocked,
    refused: (error) => (isSaidAtField(error) ? { title, variant: "destructive" } : refusal(title)(error))
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog
      api={{ ...api, error: isSaidAtField(api.error) ? null : api.error }}
      title="Please enter your password once more"
      subtitle="It holds for half an hour."
      submitLabel="Go on"
      onClose={onClose}
    >
      <PasswordField {...field("password", "Password")} autoComplete="current-password" autoFocus />
    </FormDialog>
  )
}
