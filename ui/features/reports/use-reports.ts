import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query"

import type { Answer, OwnCase, ProblemRequest, ReportRequest } from "#domain/case/case.ts"
import { maxOwnPageSize } from "#domain/shared/limits.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

/** The person's own reports, and what was decided about the person. */
export const ownCasesQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/me/cases"],
  queryFn: ({ pageParam }) => callList("GET /api/me/cases", { query: pageAfter(pageParam, maxOwnPageSize) })
})

const touches = ["/api/me/cases"]
const take = (queryClient: QueryClient) => askAnew(queryClient, ...touches)

export const useReport = () =>
  useWrite({
    touches,
    send: (body: ReportRequest) => callOnce("POST /api/cases", { body }),
    take
  })

export const useRaiseProblem = () =>
  useWrite({
    touches,
    send: (body: ProblemRequest) => callOnce("POST /api/cases", { body }),
    take
  })

export const useAnswer = (caseId: OwnCase["id"]) =>
  useWrite({
    touches,
    send: (body: Answer) => callOnce("POST /api/cases/:caseId/answer", { params: { caseId }, body }),
    take
  })

export const useWithdraw = () =>
  useWrite({
    touches,
    send: (caseId: OwnCase["id"]) => callOnce("POST /api/cases/:caseId/withdraw", { params: { caseId } }),
    take
  })
