import * as Schema from "effect/Schema"

import { removables } from "#domain/removal/removal-grounds.ts"
import { Removal, RemovalRequest, Restoring } from "#domain/removal/removal.ts"
import { ThingId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const ofOperators = { ...plain, who: "operator" } as const

/** What was complained of, and what operators take down. */
export const caseEndpoints = {
  "POST /api/admin/removals": {
    ...ofOperators,
    summary: "Take something down, on one of the grounds; of a review a line stays that says why",
    body: RemovalRequest,
    success: Removal,
    status: 201,
    fails: [403, 404, 422]
  },
  "POST /api/admin/removals/:about/:aboutId/restore": {
    ...ofOperators,
    ...pathOf("review", { about: Schema.Literals(removables), aboutId: ThingId }),
    summary: "Put back what was taken down, while its words are kept",
    body: Restoring,
    success: Removal,
    fails: [403, 404, 409, 422]
  }
} satisfies Record<string, AnyEndpoint>
