import * as Effect from "effect/Effect"

import type { Routes } from "#adapters/http-koa/endpoints/route.ts"
import { OpenedKind, ProblemRequest, ReportRequest } from "#domain/case/case.ts"
import type { caseEndpoints } from "#ports/http/operators/case-endpoints.ts"
import { decideCase, listCases, showCase, takeCase } from "#use-cases/case/judge-cases.ts"
import { answerCase, listOwnCases, withdrawCase } from "#use-cases/case/own-cases.ts"
import { raiseProblem, report } from "#use-cases/case/report.ts"
import { countByStars } from "#use-cases/removal/count-by-stars.ts"
import { removeThing } from "#use-cases/removal/remove-thing.ts"
import { restoreThing } from "#use-cases/removal/restore-thing.ts"

import { ownPage } from "../own-page.ts"

export const caseRoutes: Routes<keyof typeof caseEndpoints> = {
  "POST /api/cases": ({ actor, read }) =>
    Effect.gen(function* () {
      const { kind } = yield* read(OpenedKind)
      if (kind === "problem") return yield* raiseProblem(actor, read(ProblemRequest))
      return yield* report(actor, read(ReportRequest))
    }),
  "POST /api/cases/:caseId/answer": ({ actor, body, params }) => answerCase(actor, params.caseId, body),
  "GET /api/me/cases": ({ actor, linkWith, query }) =>
    Effect.map(listOwnCases(actor, query), ownPage(linkWith)),
  "POST /api/cases/:caseId/withdraw": ({ actor, params }) => withdrawCase(actor, params.caseId),
  "GET /api/admin/cases": ({ linkWith, query }) => Effect.map(listCases(query), ownPage(linkWith)),
  "GET /api/admin/cases/:caseId": ({ params }) => showCase(params.caseId),
  "POST /api/admin/cases/:caseId/take": (request) => takeCase(request, request.params.caseId),
  "POST /api/admin/cases/:caseId/decide": (request) =>
    decideCase(request, request.params.caseId, request.read),
  "GET /api/admin/removals/stars": () => countByStars(),
  "POST /api/admin/removals": (request) => removeThing(request, request.body),
  "POST /api/admin/removals/:about/:aboutId/restore": (request) =>
    restoreThing(request, request.params, request.body)
}
