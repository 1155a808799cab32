import type { ContractorApplication } from "#domain/application/application.ts"
import { carryOver } from "#ui/features/account/carried-over.ts"
import { toast, type ToastMessage } from "#ui/shared/feedback/toast/toast.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { goTo } from "#ui/shared/routing/go-to.ts"

import { type Receipt, useApplicationIntake } from "./application-intake.ts"
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

/** An application that was taken. */
export interface Taken extends Receipt {
  readonly application: ContractorApplication
}

/** The application's form, ready for another one once it was taken. */
export const useApplicationForm = (onTaken: (taken: Taken) => void) => {
  const { submit } = useApplicationIntake()
  return useApiForm({
    schema: loadCheck,
    values: emptyApplication,
    endpoint: {
      error: null,
      mutateAsync: async (typed): Promise<Taken> => {
        const application = answered(typed)
        return { ...(await submit(application)), application }
      }
    },
    done: (taken, form) => {
      thank()
      carryOver(taken.application)
      onTaken(taken)
      form.reset()
      goTo("application")
    },
    refused: regret,
    unchecked: regret
  })
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>["form"]
