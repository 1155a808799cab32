import { createContext, useContext } from "react"

import type { ContractorApplication } from "#domain/application/application.ts"

import { sentIntake } from "./sent-intake.ts"

/** What an applicant gets for an application that was accepted for review. */
export interface Receipt {
  /** The number that names the application; null where it is not stored, so that there is nothing to name. */
  readonly number: string | null
}

/** Receives professional applications. Fails if an application was not taken; then nothing of it is stored. */
export interface ApplicationIntake {
  readonly submit: (application: ContractorApplication) => Promise<Receipt>
}

/** The intake in use; another one can be put in its place. */
export const ApplicationIntakeContext = createContext<ApplicationIntake>(sentIntake)

export const useApplicationIntake = () => useContext(ApplicationIntakeContext)
