import { applicationDelayMs } from "#domain/application/application-options.ts"
import { applicationNumber } from "#domain/application/application-states.ts"
import { call } from "#ui/shared/api/call.ts"

import type { ApplicationIntake } from "./application-intake.ts"

const delay = () => new Promise((passed) => setTimeout(passed, applicationDelayMs))

/** Sends an application to the operators, and takes two seconds at least (docs/product.md#professional-application). */
export const sentIntake: ApplicationIntake = {
  submit: async (application) => {
    const [{ id }] = await Promise.all([call("POST /api/applications", { body: application }), delay()])
    return { number: id === null ? null : applicationNumber(id) }
  }
}
