import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { CaseState } from "#domain/case/case-options.ts"
import type { Case, Decision } from "#domain/case/case.ts"
import type { Removable } from "#domain/removal/removal-grounds.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

import { pageSize, useOperatorStep } from "../console.ts"

/** Cases of a state, or all of them. */
export const casesQuery = (state: CaseState | null) =>
  infiniteQueryOptions({
    ...pagesByLast,
    queryKey: ["/api/admin/cases", state],
    queryFn: ({ pageParam }) =>
      callList("GET /api/admin/cases", {
        query: { ...pageAfter(pageParam, pageSize), ...(state && { state }) }
      })
  })

export const caseQuery = (caseId: string) =>
  queryOptions({
    queryKey: ["/api/admin/cases", "one", caseId],
    queryFn: () => call("GET /api/admin/cases/:caseId", { params: { caseId } })
  })

type Id = Case["id"]

export const useTakeCase = () =>
  useOperatorStep((caseId: Id) => callOnce("POST /api/admin/cases/:caseId/take", { params: { caseId } }))

export const useDecide = (caseId: Id) =>
  useOperatorStep((body: Decision) =>
    callOnce("POST /api/admin/cases/:caseId/decide", { params: { caseId }, body })
  )

export const starFiguresQuery = queryOptions({
  queryKey: ["/api/admin/cases", "stars"],
  queryFn: () => call("GET /api/admin/removals/stars")
})

export const useRestore = (removed: { readonly about: Removable; readonly aboutId: string }) =>
  useOperatorStep((body: { readonly reason: string }) =>
    callOnce("POST /api/admin/removals/:about/:aboutId/restore", { params: removed, body })
  )
