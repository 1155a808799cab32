import * as Schema from "effect/Schema"

import { PeoplePage, Person, PersonFile } from "#domain/operator/people.ts"
import { Lifting, Sanction, SanctionRequest } from "#domain/sanction/sanction.ts"
import { SanctionId, UserId } from "#domain/shared/ids.ts"

import { Nothing } from "../account-endpoints.ts"
import { type AnyEndpoint, pathOf, plain } from "../endpoint.ts"

const ofOperators = { ...plain, who: "operator" } as const
const person = pathOf("person", { userId: UserId })

/** Who has an account, and what they may not do. A step that announces 403 asks for the password. */
export const peopleEndpoints = {
  "GET /api/admin/people": {
    ...ofOperators,
    summary:
      "People, found by the beginnings of names, email address, username or telephone number; the latest first. Link tells the next page",
    query: PeoplePage,
    pages: "linked",
    success: Schema.Array(Person),
    fails: [422]
  },
  "GET /api/admin/people/:userId": {
    ...ofOperators,
    ...person,
    summary: "A person: account, sessions, numbers and sanctions. Each look is written down",
    success: PersonFile,
    fails: [404]
  },
  "POST /api/admin/people/:userId/reset": {
    ...ofOperators,
    ...person,
    summary: "Send a person a link for a new password",
    success: Nothing,
    idempotent: true,
    fails: [403, 404]
  },
  "POST /api/admin/people/:userId/sanctions": {
    ...ofOperators,
    ...person,
    summary: "Limit or suspend a person, for a reason that they read",
    body: SanctionRequest,
    success: Sanction,
    status: 201,
    idempotent: true,
    fails: [403, 404, 409, 422]
  },
  "POST /api/admin/sanctions/:sanctionId/lift": {
    ...ofOperators,
    ...pathOf("sanction", { sanctionId: SanctionId }),
    summary: "Lift a sanction before its day",
    body: Lifting,
    success: Sanction,
    idempotent: true,
    fails: [403, 404, 409, 422]
  }
} satisfies Record<string, AnyEndpoint>
