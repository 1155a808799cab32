import { createContext, useContext } from "react"

import type { ContractorApplication } from "#domain/application/application.ts"

import { sentIntake } from "./sent-intake.ts"

/** What an applicant is given for an application that was taken. */
export interface Receipt {
  /** Names the application; null where it is kept nowhere, so that there is nothing to name. */
  readonly number: string | null
}

/** Where a professional application goes. Fails when it was not taken; then nothing is kept of it. */
export interface ApplicationIntake {
  readonly submit: (application: ContractorApplication) => Promise<Receipt>
}

/** The intake in use; another one can be put in its place. */
export const ApplicationIntakeContext = createContext<ApplicationIntake>(sentIntake)

export const useApplicationIntake = () => useContext(ApplicationIntakeContext)
