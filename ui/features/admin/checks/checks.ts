import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { Check, CheckRequest } from "#domain/check/check.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

import { pageSize, useOperatorStep } from "../console.ts"

export const endingChecksQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/admin/checks"],
  queryFn: ({ pageParam }) => callList("GET /api/admin/checks", { query: pageAfter(pageParam, pageSize) })
})

/** A provider together with what it states about itself. */
export const checkedProviderQuery = (providerId: string) =>
  queryOptions({
    queryKey: ["/api/admin/providers", providerId],
    queryFn: () => call("GET /api/admin/providers/:providerId", { params: { providerId } })
  })

export const providerChecksQuery = (providerId: string) =>
  queryOptions({
    queryKey: ["/api/admin/providers", providerId, "checks"],
    queryFn: () => call("GET /api/admin/providers/:providerId/checks", { params: { providerId } })
  })

export const useAddCheck = (providerId: string) =>
  useOperatorStep((body: CheckRequest) =>
    callOnce("POST /api/admin/providers/:providerId/checks", { params: { providerId }, body })
  )

export const useRevoke = (checkId: Check["id"]) =>
  useOperatorStep((body: { readonly reason: string }) =>
    callOnce("POST /api/admin/checks/:checkId/revoke", { params: { checkId }, body })
  )
