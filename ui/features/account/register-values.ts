import type { UseFormReturn } from "react-hook-form"

import type { RegistrationForm } from "#domain/account/account.ts"
import type { RegistrableRole } from "#domain/account/role.ts"

const empty = { firstName: "", lastName: "", username: "", email: "", phone: "" }

/** The initial values of the registration, in the order of the screen. */
export const registerValues = (role: RegistrableRole) => ({
  ...empty,
  role,
  password: "",
  confirmPassword: ""
})

export type RegisterForm = UseFormReturn<ReturnType<typeof registerValues>, unknown, RegistrationForm>
