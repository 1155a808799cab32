import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useChangeEmail } from "./use-security.ts"

/** Requests another address, which takes effect once its link is pressed. */
export const EmailForm = () => {
  const api = useApiForm({
    schema: async () => (await import("#domain/account/own-account.ts")).EmailChange,
    values: { email: "", password: "" },
    endpoint: useChangeEmail(),
    done: (_, form, { email }) => {
      form.reset()
      toast({
        title: "The link is on its way",
        description: `Please look into the inbox of ${email.trim()}.`
      })
    },
    refused: refusal("Your address stays as it is")
  })
  const { field } = useFields(api.form)
  return (
    <Form api={api} aria-label="Change the email address">
      <Refusal error={api.error} />
      <TextField {...field("email", "New email")} type="email" autoComplete="email" />
      <PasswordField {...field("password", "Your password")} autoComplete="current-password" />
      <SubmitButton variant="contained" isBusy={api.isBusy} sx={{ alignSelf: "start" }}>
        Send a link to the new address
      </SubmitButton>
    </Form>
  )
}
