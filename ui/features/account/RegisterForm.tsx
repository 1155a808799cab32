import Box from "@mui/material/Box"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { fetchAhead, onSubmit } from "#ui/shared/forms/on-submit.ts"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import { KeptRequestNotice } from "./KeptRequestNotice.tsx"
import { SignedInNotice } from "./SignedInNotice.tsx"
import { loadCheck, useRegisterForm } from "./use-register-form.ts"

const roleOptions = [
  { value: "homeowner", label: "Homeowner looking for services" },
  { value: "provider", label: "Service provider/contractor" }
]

const layout = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  "& > :is([data-wide], [role=alert], [role=status])": { gridColumn: { sm: "1 / -1" } }
}

/** Everything a new account needs (docs/product.md#registration). */
export const RegisterForm = () => {
  const { form, isBusy, registration, submit } = useRegisterForm()
  const { register } = form
  const { defaultValues, errors } = form.formState
  return (
    <Box component="form" noValidate sx={layout} onSubmit={onSubmit(submit)} onFocus={fetchAhead(loadCheck)}>
      <KeptRequestNotice />
      {registration.isIdle && <SignedInNotice />}
      {registration.error && (
        <ErrorAlert>{wordsFor(registration.error, "Registration failed. Please try again.")}</ErrorAlert>
      )}
      <TextField
        {...register("firstName")}
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
      />
      <TextField
        {...register("lastName")}
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
      />
      <TextField
        {...register("username")}
        label="Username"
        // What people sign in with is the email address; password managers must not save this instead.
        autoComplete="nickname"
        error={errors.username?.message}
      />
      <TextField
        {...register("email")}
        label="Email"
        type="email"
        autoComplete="username"
        error={errors.email?.message}
      />
      <div data-wide>
        <TextField
          {...register("phone")}
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
        />
      </div>
      <div data-wide>
        <SelectField
          {...register("role")}
          defaultValue={defaultValues?.role}
          label="Your role"
          options={roleOptions}
          error={errors.role?.message}
        />
      </div>
      <PasswordField
        {...register("password")}
        label="Password"
        autoComplete="new-password"
        helperText="At least 8 characters"
        error={errors.password?.message}
      />
      <PasswordField
        {...register("confirmPassword")}
        label="Confirm password"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <SubmitButton
        data-wide
        size="large"
        variant="contained"
        // Null rather than false: that would leave an element with a style attribute, against the security policy.
        loading={isBusy || null}
      >
        Create Account
      </SubmitButton>
    </Box>
  )
}
