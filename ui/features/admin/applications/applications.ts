import { infiniteQueryOptions } from "@tanstack/react-query"

import type { Application } from "#domain/application/application-record.ts"
import type { ApplicationState } from "#domain/application/application-states.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

import { pageSize, untold, useOperatorStep } from "../console.ts"

/** Applications of a state, or all of them. */
export const applicationsQuery = (status: ApplicationState | null) =>
  infiniteQueryOptions({
    ...pagesByLast,
    ...untold,
    queryKey: ["/api/admin/applications", status],
    queryFn: ({ pageParam }) =>
      callList("GET /api/admin/applications", {
        query: { ...pageAfter(pageParam, pageSize), ...(status && { status }) }
      })
  })

type Id = Application["id"]

export const useTake = () =>
  useOperatorStep((applicationId: Id) =>
    callOnce("POST /api/admin/applications/:applicationId/take", { params: { applicationId } })
  )

export const useApprove = (applicationId: Id) =>
  useOperatorStep((body: { readonly listed: boolean }) =>
    callOnce("POST /api/admin/applications/:applicationId/approve", { params: { applicationId }, body })
  )

export const useDecline = (applicationId: Id) =>
  useOperatorStep((body: { readonly reason: string }) =>
    callOnce("POST /api/admin/applications/:applicationId/decline", { params: { applicationId }, body })
  )
