import * as Schema from "effect/Schema"

import {
  Check,
  CheckedProvider,
  CheckRequest,
  EndingCheck,
  EndingPage,
  Revocation,
  ShownCheck
} from "#domain/check/check.ts"
import { CheckId, ProviderId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "../endpoint.ts"

const ofOperators = { ...plain, who: "operator" } as const
const provider = pathOf("provider", { providerId: ProviderId })

/** What is looked up about businesses. A step that announces 403 asks for the password. */
export const checkEndpoints = {
  "GET /api/providers/:providerId/checks": {
    ...plain,
    keptFor: "everybody",
    ...provider,
    summary: "What we have looked up about a provider, and what the business says of itself",
    success: Schema.Array(ShownCheck),
    fails: [404]
  },
  "GET /api/admin/checks": {
    ...ofOperators,
    summary: "Checks that end within 30 days, the first to end first. Link tells the next page",
    query: EndingPage,
    pages: "linked",
    success: Schema.Array(EndingCheck),
    fails: [422]
  },
  "GET /api/admin/providers/:providerId": {
    ...ofOperators,
    ...provider,
    summary: "A provider, listed or not, with what the business says of itself",
    success: CheckedProvider,
    fails: [404]
  },
  "GET /api/admin/providers/:providerId/checks": {
    ...ofOperators,
    ...provider,
    summary: "All checks of a provider, those taken back too, newest first",
    success: Schema.Array(Check),
    fails: [404]
  },
  "POST /api/admin/providers/:providerId/checks": {
    ...ofOperators,
    ...provider,
    summary: "Write down what was looked up about a provider; its page shows it from then on",
    body: CheckRequest,
    success: Check,
    status: 201,
    idempotent: true,
    fails: [403, 404, 422]
  },
  "POST /api/admin/checks/:checkId/revoke": {
    ...ofOperators,
    ...pathOf("check", { checkId: CheckId }),
    summary: "Take a check back, for a reason that operators read",
    body: Revocation,
    success: Check,
    idempotent: true,
    fails: [403, 404, 409, 422]
  }
} satisfies Record<string, AnyEndpoint>
