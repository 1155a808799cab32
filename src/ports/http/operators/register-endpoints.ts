import * as Schema from "effect/Schema"

import { FoundMatch, MatchPage, RegisterMatch } from "#domain/register/register-match.ts"
import { RegisterMatchId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "../endpoint.ts"

const ofOperators = { ...plain, who: "operator" } as const

/** Claimed license numbers that stand in a register. */
export const registerEndpoints = {
  "GET /api/admin/matches": {
    ...ofOperators,
    summary:
      "License numbers that businesses claim, with what a register says of them, that wait for an operator; the first to be found first. Link tells the next page",
    query: MatchPage,
    pages: "linked",
    success: Schema.Array(FoundMatch),
    fails: [422]
  },
  "POST /api/admin/matches/:matchId/aside": {
    ...ofOperators,
    ...pathOf("match", { matchId: RegisterMatchId }),
    summary: "Put a match aside until the register says something else",
    success: RegisterMatch,
    idempotent: true,
    fails: [404, 409]
  }
} satisfies Record<string, AnyEndpoint>
