import type { templateEndpoints } from "#ports/http/template-endpoints.ts"
import { deleteTemplate } from "#use-cases/offer-template/delete-template.ts"
import { changeTemplate, keepTemplate } from "#use-cases/offer-template/keep-template.ts"
import { listTemplates } from "#use-cases/offer-template/list-templates.ts"

import type { Routes } from "../endpoints/route.ts"

export const templateRoutes: Routes<keyof typeof templateEndpoints> = {
  "GET /api/me/offer-templates": ({ actor }) => listTemplates(actor),
  "POST /api/me/offer-templates": ({ actor, body }) => keepTemplate(actor, body),
  "PUT /api/me/offer-templates/:templateId": ({ actor, body, params }) =>
    changeTemplate(actor, params.templateId, body),
  "POST /api/me/offer-templates/:templateId/delete": ({ actor, params }) =>
    deleteTemplate(actor, params.templateId)
}
