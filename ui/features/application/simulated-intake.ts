import { applicationDelayMs } from "#domain/application/application-options.ts"

import type { ApplicationIntake } from "./application-intake.ts"

/** Takes every application after two seconds and sends it nowhere (docs/product.md#professional-application). */
export const simulatedIntake: ApplicationIntake = {
  submit: () => new Promise((taken) => setTimeout(() => taken({ number: null }), applicationDelayMs))
}
