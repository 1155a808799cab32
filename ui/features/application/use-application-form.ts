import type { ContractorApplication } from "#domain/application/application.ts"
import { toast, type ToastMessage } from "#ui/shared/feedback/toast/toast.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { goTo } from "#ui/shared/routing/go-to.ts"

import { useApplicationIntake } from "./application-intake.ts"
import { emptyApplication } from "./application-values.ts"

export const loadCheck = async () =>
  (await import("#domain/application/application.ts")).ContractorApplication

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

// The check itself may fail to arrive; that is a failure like any other.
const regret = (error: unknown): ToastMessage => {
  console.error("Submitting the application failed", error)
  const description = "Failed to submit application. Please try again."
  return { title: "Error", description, variant: "destructive" }
}

/** The application's form, ready for another one once it was taken. */
export const useApplicationForm = () => {
  const { submit } = useApplicationIntake()
  return useApiForm({
    schema: loadCheck,
    values: emptyApplication,
    endpoint: { error: null, mutateAsync: (application) => submit(answered(application)) },
    done: (_, form) => {
      thank()
      form.reset()
      goTo("application")
    },
    refused: regret,
    unchecked: regret
  })
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>["form"]
