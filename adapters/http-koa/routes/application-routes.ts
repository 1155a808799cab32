import type { applicationEndpoints } from "#ports/http/application-endpoints.ts"
import { submitApplication } from "#use-cases/application/submit-application.ts"

import type { Routes } from "../endpoints/route.ts"

export const applicationRoutes: Routes<keyof typeof applicationEndpoints> = {
  "POST /api/applications": ({ address, body }) => submitApplication(address, body)
}
