import * as Schema from "effect/Schema"

import {
  Answer,
  CaseFile,
  CasePage,
  Decision,
  ListedCase,
  OwnCase,
  OwnCasePage,
  ProblemRequest,
  ReportRequest
} from "#domain/case/case.ts"
import { removables } from "#domain/removal/removal-grounds.ts"
import { Removal, RemovalRequest, Restoring, StarFigure } from "#domain/removal/removal.ts"
import { CaseId, ThingId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "../endpoint.ts"

const ofOperators = { ...plain, who: "operator" } as const
const one = pathOf("case", { caseId: CaseId })

/** What was complained of, and what operators take down. */
export const caseEndpoints = {
  "POST /api/cases": {
    ...plain,
    summary: "Report something that one can see, or raise a problem with a job that was agreed on",
    who: "members",
    body: Schema.Union([ProblemRequest, ReportRequest]),
    success: OwnCase,
    status: 201,
    idempotent: true,
    fails: [403, 404, 409, 422, 429]
  },
  "GET /api/me/cases": {
    ...plain,
    summary:
      "What one has reported or raised, problems with one's own jobs, and what was decided on reports about oneself; newest first. Link tells the next page",
    who: "signed-in",
    query: OwnCasePage,
    pages: "linked",
    success: Schema.Array(OwnCase),
    fails: [422]
  },
  "POST /api/cases/:caseId/answer": {
    ...plain,
    ...one,
    summary: "Answer a problem that the other one of the two has raised, once",
    who: "members",
    body: Answer,
    success: OwnCase,
    idempotent: true,
    fails: [403, 404, 409, 422]
  },
  "POST /api/cases/:caseId/withdraw": {
    ...plain,
    ...one,
    summary: "Take back what one has reported, until it is decided",
    who: "members",
    success: OwnCase,
    idempotent: true,
    fails: [404, 409]
  },
  "GET /api/admin/cases": {
    ...ofOperators,
    summary:
      "Cases, of one state and kind or all: those that wait oldest first, all others newest first. Link tells the next page",
    query: CasePage,
    pages: "linked",
    success: Schema.Array(ListedCase),
    fails: [422]
  },
  "GET /api/admin/cases/:caseId": {
    ...ofOperators,
    ...one,
    summary: "A case with what it is about, and the names of those involved",
    success: CaseFile,
    fails: [404]
  },
  "POST /api/admin/cases/:caseId/take": {
    ...ofOperators,
    ...one,
    summary: "Take a case in hand; one that somebody else took a day ago, too",
    success: CaseFile,
    idempotent: true,
    fails: [404, 409]
  },
  "POST /api/admin/cases/:caseId/decide": {
    ...ofOperators,
    ...one,
    summary: "Decide a case in words that both sides read, and take down what it is about",
    body: Decision,
    success: CaseFile,
    idempotent: true,
    fails: [403, 404, 409, 422]
  },
  "GET /api/admin/removals/stars": {
    ...ofOperators,
    summary: "Of the reviews of each rating, how many there are and how many are taken down",
    success: Schema.Array(StarFigure),
    fails: []
  },
  "POST /api/admin/removals": {
    ...ofOperators,
    summary: "Take something down, on one of the grounds; of a review a line stays that says why",
    body: RemovalRequest,
    success: Removal,
    status: 201,
    idempotent: true,
    fails: [403, 404, 409, 422]
  },
  "POST /api/admin/removals/:about/:aboutId/restore": {
    ...ofOperators,
    ...pathOf("review", { about: Schema.Literals(removables), aboutId: ThingId }),
    summary: "Put back what was taken down, while its words are kept",
    body: Restoring,
    success: Removal,
    idempotent: true,
    fails: [403, 404, 409, 422]
  }
} satisfies Record<string, AnyEndpoint>
