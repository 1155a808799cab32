import { useCallback, useEffect, useRef } from "react"
import { useForm } from "react-hook-form"
import { useLocation, useSearch } from "wouter"

import type { RegistrationForm, User } from "#domain/account/account.ts"
import type { RegistrableRole } from "#domain/account/role.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { showFaults } from "#ui/shared/forms/show-faults.ts"
import { useSending } from "#ui/shared/forms/use-sending.ts"

import { roleIn } from "./role-in.ts"
import { useRegister } from "./use-account.ts"
import { useNext } from "./use-next.ts"

/** Fetches the form's check ahead of its first use. */
export const loadCheck = async () => (await import("#domain/account/account.ts")).RegistrationForm
const resolver = schemaResolver<(typeof RegistrationForm)["Encoded"], RegistrationForm>(loadCheck)

const empty = {
  firstName: "",
  lastName: "",
  username: "",
  email: "",
  phone: "",
  password: "",
  confirmPassword: ""
}

const fields = ["firstName", "lastName", "username", "email", "phone", "role", "password"] as const

const welcome = ({ firstName }: User) =>
  toast({
    title: "Welcome to the product!",
    description: `Account created successfully. Welcome, ${firstName}!`
  })

// "Join as Pro" may be pressed on this very page.
const useRoleChosenLater = (role: RegistrableRole, choose: (role: RegistrableRole) => void) => {
  const before = useRef(role)
  useEffect(() => {
    if (role !== before.current) choose(role)
    before.current = role
  }, [choose, role])
}

/** The registration form's state and sending (docs/product.md#registration); the repeated password stays here. */
export const useRegisterForm = () => {
  const role = roleIn(useSearch())
  const form = useForm({ resolver, defaultValues: { ...empty, role } })
  const { setValue } = form
  useRoleChosenLater(
    role,
    useCallback((chosen) => setValue("role", chosen), [setValue])
  )
  const registration = useRegister()
  const { destination } = useNext()
  const [, navigate] = useLocation()
  const { isBusy, start } = useSending(form, async ({ confirmPassword: _, ...body }) => {
    try {
      const { user } = await registration.mutateAsync(body)
      welcome(user)
      return () => navigate(destination, { replace: true })
    } catch (error) {
      const description = wordsFor(error, "Please check your information and try again.")
      toast({ title: "Registration failed", description, variant: "destructive" })
      showFaults(error, fields, form.setError)
      return undefined
    }
  })
  return { form, registration, isBusy, submit: start }
}
