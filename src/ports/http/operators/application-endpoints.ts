import * as Schema from "effect/Schema"

import { ContractorApplication } from "#domain/application/application.ts"
import { ApplicationId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, plain } from "../endpoint.ts"

export const applicationEndpoints = {
  "POST /api/applications": {
    ...plain,
    summary:
      "Apply as a professional; within 30 days it takes the place of one that nobody has looked at. The id is null where applications are only simulated",
    body: ContractorApplication,
    success: Schema.Struct({ id: Schema.NullOr(ApplicationId) }),
    status: 201,
    fails: [422, 429]
  }
} satisfies Record<string, AnyEndpoint>
