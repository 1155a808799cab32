import { infiniteQueryOptions } from "@tanstack/react-query"

import type { FoundMatch } from "#domain/register/register-match.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

import { pageSize, useOperatorStep } from "../console.ts"

/** Claimed license numbers that stand in a register and wait for an operator. */
export const matchesQuery = infiniteQueryOptions({
  ...pagesByLast,
  queryKey: ["/api/admin/matches"],
  queryFn: ({ pageParam }) => callList("GET /api/admin/matches", { query: pageAfter(pageParam, pageSize) })
})

export const usePutAside = (matchId: FoundMatch["id"]) =>
  useOperatorStep(() => callOnce("POST /api/admin/matches/:matchId/aside", { params: { matchId } }))
