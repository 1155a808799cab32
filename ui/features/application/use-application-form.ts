import { useForm, type UseFormReturn } from "react-hook-form"

import type { ContractorApplication } from "#domain/application/application.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { schemaResolver } from "#ui/shared/forms/resolver.ts"
import { useSending } from "#ui/shared/forms/use-sending.ts"
import { goTo } from "#ui/shared/routing/go-to.ts"

import { useApplicationIntake } from "./application-intake.ts"
import { type ApplicationValues, emptyApplication } from "./application-values.ts"

export const loadCheck = async () =>
  (await import("#domain/application/application.ts")).ContractorApplication

const resolver = schemaResolver<ApplicationValues, ContractorApplication>(loadCheck)

export type ApplicationForm = UseFormReturn<ApplicationValues, unknown, ContractorApplication>

// A number typed before the box was unticked again is no answer.
const answered = (application: ContractorApplication): ContractorApplication => ({
  ...application,
  licenseNumber: application.isLicensed ? application.licenseNumber : null,
  insuranceProvider: application.isInsured ? application.insuranceProvider : null
})

const thank = () =>
  toast({
    title: "Application Submitted!",
    description:
      "Thank you for applying. We'll review your application and contact you within 2 business days."
  })

const regret = (error: unknown) => {
  console.error("Submitting the application failed", error)
  toast({
    title: "Error",
    description: "Failed to submit application. Please try again.",
    variant: "destructive"
  })
}

/** The application's state and sending. A failure leaves everything as it was typed. */
export const useApplicationForm = () => {
  const intake = useApplicationIntake()
  const form: ApplicationForm = useForm({ resolver, defaultValues: emptyApplication })
  const { isBusy, start } = useSending(form, async (application) => {
    await intake.submit(answered(application))
    thank()
    form.reset()
    goTo("application")
    // Ready for another one.
    return undefined
  })
  // The check itself may fail to arrive; that is a failure like any other.
  const submit = () => start().catch(regret)
  return { form, submit, pending: isBusy }
}
