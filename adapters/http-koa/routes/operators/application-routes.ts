import type { Routes } from "#adapters/http-koa/endpoints/route.ts"
import { SentZipCode } from "#domain/provider/profile/profile.ts"
import type { applicationEndpoints } from "#ports/http/operators/application-endpoints.ts"
import { submitApplication } from "#use-cases/application/submit-application.ts"

export const applicationRoutes: Routes<keyof typeof applicationEndpoints> = {
  "POST /api/applications": ({ address, body, read }) =>
    submitApplication(address, { request: body, zipCode: read(SentZipCode) })
}
