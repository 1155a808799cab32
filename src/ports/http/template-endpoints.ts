import * as Schema from "effect/Schema"

import { refusals } from "#domain/account/refusals.ts"
import { OfferTemplate, TemplateRequest } from "#domain/quote/offer/offer-template.ts"
import { TemplateId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("template", { templateId: TemplateId })
const who = { role: "provider", refusal: refusals.keepTemplates } as const

export const templateEndpoints = {
  "GET /api/me/offer-templates": {
    ...plain,
    summary: "One's own templates of offers, by name",
    who,
    success: Schema.Array(OfferTemplate),
    fails: [403]
  },
  "POST /api/me/offer-templates": {
    ...plain,
    summary: "Keep a template of offers",
    who,
    body: TemplateRequest,
    success: OfferTemplate,
    status: 201,
    idempotent: true,
    fails: [403, 409, 422]
  },
  "PUT /api/me/offer-templates/:templateId": {
    ...plain,
    summary: "Change a template of offers",
    who,
    ...path,
    body: TemplateRequest,
    success: OfferTemplate,
    fails: [403, 404, 422]
  },
  "POST /api/me/offer-templates/:templateId/delete": {
    ...plain,
    summary: "Delete a template of offers",
    who,
    ...path,
    success: Schema.Struct({}),
    fails: [403, 404]
  }
} satisfies Record<string, AnyEndpoint>
