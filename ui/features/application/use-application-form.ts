import { useEffect } from "react"

import type { ContractorApplication } from "#domain/application/application.ts"
import { carryOver } from "#ui/features/account/carried-over.ts"
import { toast, type ToastMessage } from "#ui/shared/feedback/toast/toast.ts"
import { sameValues } from "#ui/shared/forms/form-draft.ts"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"
import { goTo } from "#ui/shared/routing/go-to.ts"

import { type Receipt, useApplicationIntake } from "./application-intake.ts"
import { type ApplicationValues, emptyApplication } from "./application-values.ts"

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

// What was typed before the page was taken over is newer than what is kept.
const answersIn = (typed: ApplicationValues): Partial<ApplicationValues> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([field, value]) => !sameValues<object>({ [field]: value }, emptyApplication)
    )
  )

/** The application's form, ready for another one once it was taken. What was typed outlives a page that is loaded anew. */
export const useApplicationForm = (onTaken: (taken: Taken) => void) => {
  const { submit } = useApplicationIntake()
  const draft = useTabDraft<ApplicationValues>("application")
  // It is taken over as the server has rendered it, which knows nothing of what this browser keeps.
  const isHydrated = useHydrated()
  const api = useApiForm({
    schema: loadCheck,
    values: emptyApplication,
    ...(isHydrated && { lateDraft: draft }),
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
  const { getValues, setValues } = api.form
  useEffect(() => {
    const kept = isHydrated && draft.restore(emptyApplication)
    if (kept) setValues({ ...kept, ...answersIn(getValues()) })
  }, [draft, getValues, isHydrated, setValues])
  return api
}

export type ApplicationForm = ReturnType<typeof useApplicationForm>["form"]
