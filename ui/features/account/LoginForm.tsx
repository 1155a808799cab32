import Stack from "@mui/material/Stack"
import { useRef } from "react"
import { useForm } from "react-hook-form"
import { useLocation } from "wouter"

import type { Credentials } from "#domain/account/account.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { fetchAhead, onSubmit } from "#ui/shared/forms/on-submit.ts"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useSending } from "#ui/shared/forms/use-sending.ts"

import type { DemoAccount } from "./demo-accounts.ts"
import { DemoAccounts } from "./DemoAccounts.tsx"
import { KeptRequestNotice } from "./KeptRequestNotice.tsx"
import { SignedInNotice } from "./SignedInNotice.tsx"
import { useSignIn } from "./use-account.ts"
import { useNext } from "./use-next.ts"

const load = async () => (await import("#domain/account/account.ts")).Credentials
const resolver = schemaResolver<(typeof Credentials)["Encoded"], Credentials>(load)

const useLoginForm = () => {
  const form = useForm({ resolver, defaultValues: { email: "", password: "" } })
  const signIn = useSignIn()
  const { destination } = useNext()
  const [, navigate] = useLocation()
  const { isBusy, start } = useSending(form, async (credentials) => {
    try {
      const { user } = await signIn.mutateAsync(credentials)
      toast({ title: "Welcome back!", description: `Logged in as ${user.firstName} ${user.lastName}` })
      return () => navigate(destination, { replace: true })
    } catch (error) {
      const description = wordsFor(error, "Please check your credentials and try again.")
      toast({ title: "Login failed", description, variant: "destructive" })
      showFaults(error, ["email", "password"], form.setError)
      return undefined
    }
  })
  return { form, signIn, isBusy, submit: start }
}

/** Email and password (docs/product.md#sign-in). */
export const LoginForm = () => {
  const { form, isBusy, signIn, submit } = useLoginForm()
  const { errors } = form.formState
  const button = useRef<HTMLButtonElement>(null)
  const fill = ({ email, password }: DemoAccount) => {
    form.reset({ email, password })
    button.current?.focus()
  }
  return (
    <>
      <Stack component="form" noValidate spacing={2.5} onSubmit={onSubmit(submit)} onFocus={fetchAhead(load)}>
        <KeptRequestNotice />
        {signIn.isIdle && <SignedInNotice />}
        {signIn.error && <ErrorAlert>{wordsFor(signIn.error, "Login failed. Please try again.")}</ErrorAlert>}
        <TextField
          {...form.register("email")}
          label="Email"
          type="email"
          autoComplete="username"
          placeholder="you@example.com"
          error={errors.email?.message}
        />
        <PasswordField
          {...form.register("password")}
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
        />
        <SubmitButton
          ref={button}
          size="large"
          variant="contained"
          // Null rather than false: that would leave an element with a style attribute, against the security policy.
          loading={isBusy || null}
        >
          Sign In
        </SubmitButton>
      </Stack>
      <DemoAccounts onChoose={fill} />
    </>
  )
}
