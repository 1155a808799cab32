import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { Person } from "#domain/operator/people.ts"
import type { Lifting, Sanction, SanctionRequest } from "#domain/sanction/sanction.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

import { pageSize, useOperatorStep } from "../console.ts"

/** The people that a search finds; everybody without a search. */
export const peopleQuery = (q: string) =>
  infiniteQueryOptions({
    ...pagesByLast,
    queryKey: ["/api/admin/people", q],
    queryFn: ({ pageParam }) =>
      callList("GET /api/admin/people", {
        query: { ...pageAfter(pageParam, pageSize), ...(q !== "" && { q }) }
      })
  })

const personPath = "person"

/**
 * A person's file. Fetched once a visit, whatever others do meanwhile, because each look is recorded in the audit log.
 */
export const personQuery = (userId: string) =>
  queryOptions({
    queryKey: [personPath, userId],
    queryFn: () => call("GET /api/admin/people/:userId", { params: { userId } }),
    refetchOnMount: "always"
  })

type Id = Person["id"]

export const useSanction = (userId: Id) =>
  useOperatorStep(
    (body: SanctionRequest) =>
      callOnce("POST /api/admin/people/:userId/sanctions", { params: { userId }, body }),
    personPath
  )

export const useLift = (sanctionId: Sanction["id"]) =>
  useOperatorStep(
    (body: Lifting) =>
      callOnce("POST /api/admin/sanctions/:sanctionId/lift", { params: { sanctionId }, body }),
    personPath
  )

export const useReset = (userId: Id) =>
  useOperatorStep(() => callOnce("POST /api/admin/people/:userId/reset", { params: { userId } }))
