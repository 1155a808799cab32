import { useRef } from "react"
import { useLocation } from "wouter"

import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { Form } from "#ui/shared/forms/Form.tsx"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { Link, LinkButton } from "#ui/shared/routing/Link.tsx"

import type { DemoAccount } from "./demo-accounts.ts"
import { DemoAccounts } from "./DemoAccounts.tsx"
import { KeptRequestNotice, useKeptRequest } from "./KeptRequestNotice.tsx"
import { SignedInNotice } from "./SignedInNotice.tsx"
import { useSignIn } from "./use-account.ts"
import { useNext } from "./use-next.ts"

const useLoginForm = () => {
  const endpoint = useSignIn()
  const { destination } = useNext()
  const [, navigate] = useLocation()
  const api = useApiForm({
    schema: async () => (await import("#domain/account/account.ts")).Credentials,
    values: { email: "", password: "" },
    endpoint,
    done: ({ user }) => {
      toast({ title: "Welcome back!", description: `Logged in as ${user.firstName} ${user.lastName}` })
      return () => navigate(destination, { replace: true })
    },
    refused: refusal("Login failed", "Please check your credentials and try again.")
  })
  // Never unsaved: what would be lost is typed again in a moment, or filled in by the browser.
  return { ...api, isUnsaved: false, isUntried: endpoint.isIdle }
}

/** Email and password (docs/product.md#sign-in). */
export const LoginForm = () => {
  const api = useLoginForm()
  const { carry } = useNext()
  // Who writes a first request has no account yet.
  const isNewcomer = useKeptRequest()
  const { field } = useFields(api.form)
  const button = useRef<HTMLButtonElement>(null)
  const fill = ({ email, password }: DemoAccount) => {
    api.form.reset({ email, password })
    button.current?.focus()
  }
  return (
    <>
      <Form api={api}>
        <KeptRequestNotice />
        {api.isUntried && <SignedInNotice />}
        <Refusal error={api.error} otherwise="Login failed. Please try again." />
        <TextField
          {...field("email", "Email")}
          type="email"
          autoComplete="username"
          placeholder="you@example.com"
        />
        <PasswordField {...field("password", "Password")} autoComplete="current-password" />
        <Link href="/forgot-password" variant="body2" sx={{ alignSelf: "start", py: 0.5 }}>
          Forgot your password?
        </Link>
        <SubmitButton ref={button} size="large" variant="contained" isBusy={api.isBusy}>
          Sign In
        </SubmitButton>
        {isNewcomer && (
          <LinkButton href={carry("/register")} size="large" variant="outlined">
            Create an account
          </LinkButton>
        )}
      </Form>
      <DemoAccounts onChoose={fill} />
    </>
  )
}
