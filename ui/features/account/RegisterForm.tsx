import Box from "@mui/material/Box"
import { useWatch } from "react-hook-form"

import { Form } from "#ui/shared/forms/Form.tsx"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { SubmitButton } from "#ui/shared/forms/SubmitButton.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { KeptRequestNotice } from "./KeptRequestNotice.tsx"
import { RoleCards } from "./RoleCards.tsx"
import { SignedInNotice } from "./SignedInNotice.tsx"
import { useRegisterForm } from "./use-register-form.ts"

const layout = {
  display: "grid",
  gap: 2.5,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
  "& > :is([data-wide], [role=alert], [role=status])": { gridColumn: { sm: "1 / -1" } }
}

/** Everything a new account needs (docs/product.md#registration). */
export const RegisterForm = () => {
  const api = useRegisterForm()
  const { control, register, setValue } = api.form
  const { field } = useFields(api.form)
  const role = useWatch({ control, name: "role" })
  const { keepOwnUsername, proposeUsername, selectProposal } = api
  return (
    <Form api={api} frame={Box} sx={layout}>
      <KeptRequestNotice />
      {api.isUntried && <SignedInNotice />}
      <Refusal error={api.error} otherwise="Registration failed. Please try again." />
      <TextField
        {...field("firstName", "First name", { onChange: proposeUsername })}
        autoComplete="given-name"
      />
      <TextField
        {...field("lastName", "Last name", { onChange: proposeUsername })}
        autoComplete="family-name"
      />
      {/* People sign in with the email address: password managers must not save the username instead. */}
      <TextField
        {...field("username", "Username", { onChange: keepOwnUsername })}
        autoComplete="nickname"
        onClick={selectProposal}
      />
      <TextField {...field("email", "Email")} type="email" autoComplete="username" />
      <div data-wide>
        <TextField {...field("phone", "Phone (optional)")} type="tel" autoComplete="tel" />
      </div>
      <RoleCards chosen={role} field={register("role")} onChoose={(chosen) => setValue("role", chosen)} />
      <PasswordField
        {...field("password", "Password")}
        autoComplete="new-password"
        helperText="At least 8 characters"
      />
      <PasswordField {...field("confirmPassword", "Confirm password")} autoComplete="new-password" />
      <SubmitButton data-wide size="large" variant="contained" isBusy={api.isBusy}>
        Create Account
      </SubmitButton>
    </Form>
  )
}
