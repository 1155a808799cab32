import { useForm } from "react-hook-form"
import { useLocation } from "wouter"

import type { RegistrationForm, User } from "../../src/domain/account/account.ts"
import { defaultRole } from "../../src/domain/account/role.ts"
import { schemaResolver } from "../forms/resolver.ts"
import { showFaults } from "../forms/show-faults.ts"
import { wordsFor } from "../http/call-error.ts"
import { toast } from "../shared/toast/toast.ts"
import { useRegister } from "./use-account.ts"
import { useNext } from "./use-next.ts"

/** Fetches the form's check ahead of its first use. */
export const loadCheck = async () => (await import("../../src/domain/account/account.ts")).RegistrationForm
const resolver = schemaResolver<(typeof RegistrationForm)["Encoded"], RegistrationForm>(loadCheck)

const empty = {
  firstName: "",
  lastName: "",
  username: "",
  email: "",
  phone: "",
  role: defaultRole,
  password: "",
  confirmPassword: ""
}

const welcome = ({ firstName }: User) =>
  toast({
    title: "Welcome to the product!",
    description: `Account created successfully. Welcome, ${firstName}!`
  })

/** The registration form's state and sending (spec section 5, Register); the repeated password stays here. */
export const useRegisterForm = () => {
  const form = useForm({ resolver, defaultValues: empty })
  const registration = useRegister()
  const { destination } = useNext()
  const [, navigate] = useLocation()
  const submit = form.handleSubmit(({ confirmPassword: _, ...body }) =>
    registration.mutate(body, {
      onSuccess: ({ user }) => {
        welcome(user)
        navigate(destination, { replace: true })
      },
      onError: (error) => {
        const description = wordsFor(error, "Please check your information and try again.")
        toast({ title: "Registration failed", description, variant: "destructive" })
        showFaults(
          error,
          ["firstName", "lastName", "username", "email", "phone", "role", "password"],
          form.setError
        )
      }
    })
  )
  return { form, registration, submit }
}
