import { createContext, useContext } from "react"

import type { ContractorApplication } from "#domain/application/application.ts"

import { simulatedIntake } from "./simulated-intake.ts"

/** Where a professional application goes. Fails when it was not taken; then nothing is kept of it. */
export interface ApplicationIntake {
  readonly submit: (application: ContractorApplication) => Promise<void>
}

/** The intake in use: simulated (docs/product.md#professional-application) until a real one is put in its place. */
export const ApplicationIntakeContext = createContext<ApplicationIntake>(simulatedIntake)

export const useApplicationIntake = () => useContext(ApplicationIntakeContext)
