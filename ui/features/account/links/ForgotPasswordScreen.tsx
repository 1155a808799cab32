import { useState } from "react"

import { keyMinutes, spanWords } from "#domain/notices/email-key.ts"
import { MailOff, useMail } from "#ui/shared/feedback/mail.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { AccountPage } from "../AccountPage.tsx"
import { useForgotPassword } from "./use-links.ts"

const ForgotPasswordForm = () => {
  const [isSent, setSent] = useState(false)
  const api = useApiForm({
    schema: async () => (await import("#domain/account/own-account.ts")).ForgottenPassword,
    values: { email: "" },
    endpoint: useForgotPassword(),
    before: () => setSent(false),
    done: () => setSent(true),
    refused: refusal("No link was sent")
  })
  const { field } = useFields(api.form)
  return (
    <Form api={api}>
      <Refusal error={api.error} />
      {isSent && (
        <Notice tone="blue" role="status">
          If there is an account for that address, an email is on its way. The link works for{" "}
          {spanWords(keyMinutes.reset)}.
        </Notice>
      )}
      <TextField
        {...field("email", "Email")}
        type="email"
        autoComplete="username"
        placeholder="you@example.com"
      />
      <SubmitButton size="large" variant="contained" isBusy={api.isBusy}>
        Send a link
      </SubmitButton>
    </Form>
  )
}

/** Where people ask for a link to set a new password (docs/product.md#forgotten-password). */
export const ForgotPasswordScreen = () => (
  <AccountPage title="Set a new password" lead="Tell us your email address and we send you a link.">
    {useMail() ? <ForgotPasswordForm /> : <MailOff />}
  </AccountPage>
)
