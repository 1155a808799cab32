import { useEffect, useRef } from "react"
import { useLocation, useSearch } from "wouter"

import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"

import { forgetCarriedOver } from "./carried-over.ts"
import { registerValues } from "./register-values.ts"
import { roleIn } from "./role-in.ts"
import { useRegister } from "./use-account.ts"
import { useNext } from "./use-next.ts"
import { usePrefilled } from "./use-prefilled.ts"

/** The registration form (docs/product.md#registration). */
export const useRegisterForm = () => {
  const role = roleIn(useSearch())
  const endpoint = useRegister()
  const { destination } = useNext()
  const [, navigate] = useLocation()
  const api = useApiForm({
    schema: async () => (await import("#domain/account/account.ts")).RegistrationForm,
    values: registerValues(role),
    endpoint,
    done: ({ user: { firstName } }) => {
      forgetCarriedOver()
      toast({
        title: "Welcome to the product!",
        description: `Account created successfully. Welcome, ${firstName}!`
      })
      return () => navigate(destination, { replace: true })
    },
    refused: refusal("Registration failed", "Please check your information and try again.")
  })

  const prefilled = usePrefilled(api.form)

  // "Join as Pro" may be pressed on this very page.
  const { setValue } = api.form
  const before = useRef(role)
  useEffect(() => {
    if (role !== before.current) setValue("role", role)
    before.current = role
  }, [role, setValue])
  return { ...api, ...prefilled, isUntried: endpoint.isIdle }
}
