import { useLocation } from "wouter"

import { statusOf } from "#ui/shared/api/call-error.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useResetPassword } from "./use-links.ts"

interface Props {
  readonly linkKey: string
  /** Called when the server refuses the link, which may have been used meanwhile. */
  readonly onDead: () => unknown
}

// It may have been used by this very form, where the answer was lost.
const isDead = (error: unknown) => statusOf(error) === 422

/** The new password, twice. */
export const ResetPasswordForm = ({ linkKey, onDead }: Props) => {
  const [, navigate] = useLocation()
  const api = useApiForm({
    schema: async () => (await import("#domain/account/own-account.ts")).PasswordResetForm,
    values: { password: "", confirmPassword: "" },
    endpoint: useResetPassword(),
    done: () => {
      toast({ title: "Your password is changed. Please sign in." })
      return () => navigate("/login", { replace: true })
    },
    refused: (error) =>
      refusal(isDead(error) ? "This link does not work any more" : "Your password was not changed")(error),
    onRefused: (error) => {
      if (isDead(error)) void onDead()
    }
  })
  const { field } = useFields(api.form)
  return (
    <Form api={api} beside={{ key: linkKey }}>
      <Refusal error={api.error} />
      <PasswordField
        {...field("password", "New password")}
        autoComplete="new-password"
        helperText="At least 8 characters"
      />
      <PasswordField {...field("confirmPassword", "Confirm password")} autoComplete="new-password" />
      <SubmitButton size="large" variant="contained" isBusy={api.isBusy}>
        Set password
      </SubmitButton>
    </Form>
  )
}
