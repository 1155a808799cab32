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

// A number that was typed before its box was unticked again is not sent.
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

// Loading the schema may fail as well; that is a failure like any other.
const regret = (error: unknown): ToastMessage => {
  console.error("Submitting the application failed", error)
  const description = "Failed to submit application. Please try again."
  return { title: "Error", description, variant: "destructive" }
}

/** An application that was taken, with its receipt. */
export interface Taken extends Receipt {
  readonly application: ContractorApplication
}

// What was typed before hydration is newer than the draft.
const answersIn = (typed: ApplicationValues): Partial<ApplicationValues> =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([field, value]) => !sameValues<object>({ [field]: value }, emptyApplication)
    )
  )

/**
 * The application's form, which is empty again once the application was taken. What was typed survives a reload of the
 * page.
 */
export const useApplicationForm = (onTaken: (taken: Taken) => void) => {
  const { submit } = useApplicationIntake()
  const draft = useTabDraft<ApplicationValues>("application")
  // Hydrated as the server has rendered it, without what this browser has stored.
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
