import * as Effect from "effect/Effect"

import type { Routes } from "#adapters/http-koa/endpoints/route.ts"
import type { adminEndpoints } from "#ports/http/operators/admin-endpoints.ts"
import { approveApplication } from "#use-cases/application/approve-application.ts"
import { declineApplication } from "#use-cases/application/decline-application.ts"
import { listApplications } from "#use-cases/application/list-applications.ts"
import { takeApplication } from "#use-cases/application/take-application.ts"
import { countEmails, listEmails, sendAgain } from "#use-cases/operator/emails.ts"
import { listAudit } from "#use-cases/operator/list-audit.ts"
import { showQueue } from "#use-cases/operator/show-queue.ts"
import { unlock } from "#use-cases/operator/unlock.ts"

import { ownPage } from "../own-page.ts"

export const adminRoutes: Routes<keyof typeof adminEndpoints> = {
  "POST /api/admin/unlock": (request) => unlock(request, request.body),
  "GET /api/admin/queue": () => showQueue(),
  "GET /api/admin/applications": ({ linkWith, query }) =>
    Effect.map(listApplications(query), ownPage(linkWith)),
  "POST /api/admin/applications/:applicationId/take": (request) =>
    takeApplication(request, request.params.applicationId),
  "POST /api/admin/applications/:applicationId/approve": (request) =>
    approveApplication(request, request.params.applicationId, request.body),
  "POST /api/admin/applications/:applicationId/decline": (request) =>
    declineApplication(request, request.params.applicationId, request.body),
  "GET /api/admin/emails": ({ linkWith, query }) => Effect.map(listEmails(query), ownPage(linkWith)),
  "GET /api/admin/emails/figures": () => countEmails(),
  "POST /api/admin/emails/:emailId/again": (request) => sendAgain(request, request.params.emailId),
  "GET /api/admin/audit": ({ linkWith, query }) => Effect.map(listAudit(query), ownPage(linkWith))
}
