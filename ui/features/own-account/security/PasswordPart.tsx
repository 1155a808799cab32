import type { User } from "#domain/account/account.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { SecurityPart } from "./SecurityPart.tsx"
import { useChangePassword } from "./use-security.ts"

/** Changes the password, with the present one. */
export const PasswordPart = ({ user }: { readonly user: User }) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/account/own-account.ts")).PasswordChangeForm,
    values: { current: "", password: "", confirmPassword: "" },
    endpoint: useChangePassword(),
    done: (_, form) => {
      form.reset()
      toast({ title: "Your password is changed", description: "All other browsers are signed out." })
    },
    refused: refusal("Your password was not changed")
  })
  const { field } = useFields(api.form)
  return (
    <SecurityPart title="Password">
      <Form api={api} aria-label="Change the password">
        <Refusal error={api.error} />
        <div>
          {/* Tells password managers whose password it is. */}
          <input hidden readOnly autoComplete="username" value={user.email} />
          <PasswordField {...field("current", "Current password")} autoComplete="current-password" />
        </div>
        <PasswordField
          {...field("password", "New password")}
          autoComplete="new-password"
          helperText="At least 8 characters"
        />
        <PasswordField {...field("confirmPassword", "Confirm new password")} autoComplete="new-password" />
        <SubmitButton variant="contained" isBusy={api.isBusy} sx={{ alignSelf: "start" }}>
          Change password
        </SubmitButton>
      </Form>
    </SecurityPart>
  )
}
