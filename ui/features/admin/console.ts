import { infiniteQueryOptions, queryOptions, useQueryClient } from "@tanstack/react-query"

import type { Application } from "#domain/application/application-record.ts"
import type { ApplicationState } from "#domain/application/application-states.ts"
import type { EmailState } from "#domain/notices/email.ts"
import type { AuditAction } from "#domain/operator/audit-actions.ts"
import type { AuditEntry } from "#domain/operator/audit.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { call, callList, type ListPage } from "#ui/shared/api/call.ts"
import { isOutdated } from "#ui/shared/api/is-outdated.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

export const pageSize = 25

/** What no event tells of, as the outbox and confirmed addresses: asked for each minute, and by whoever comes to it. */
const untold = { refetchInterval: 60_000, staleTime: 0 }

export const queueQuery = queryOptions({
  ...untold,
  queryKey: ["/api/admin/queue"],
  queryFn: () => call("GET /api/admin/queue")
})

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

export const emailsQuery = (state: EmailState) =>
  infiniteQueryOptions({
    ...pagesByLast,
    ...untold,
    queryKey: ["/api/admin/emails", state],
    queryFn: ({ pageParam }) =>
      callList("GET /api/admin/emails", { query: { ...pageAfter(pageParam, pageSize), state } })
  })

export const emailFiguresQuery = queryOptions({
  ...untold,
  queryKey: ["/api/admin/emails", "figures"],
  queryFn: () => call("GET /api/admin/emails/figures")
})

/** A row of the audit log with its number as an id, as lists have one. */
export type Entry = Omit<AuditEntry, "id"> & { readonly id: string }

const asEntry = ({ id, ...row }: AuditEntry): Entry => ({ ...row, id: String(id) })

/** Which rows of the log; days are those of UTC, both included. */
export interface AuditFilter {
  readonly action?: AuditAction
  readonly thing?: string
  readonly from?: string
  readonly to?: string
}

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    ...pagesByLast,
    queryKey: ["/api/admin/audit", filter],
    queryFn: async ({ pageParam }): Promise<ListPage<Entry>> => {
      const query = { ...filter, ...pageAfter(pageParam, pageSize) }
      const page = await callList("GET /api/admin/audit", { query })
      return { ...page, items: page.items.map(asEntry) }
    }
  })

const touched = [
  "/api/admin/queue",
  "/api/admin/applications",
  "/api/admin/cases",
  "/api/admin/checks",
  "/api/admin/matches",
  "/api/admin/people",
  "/api/admin/imports",
  "/api/admin/providers",
  "/api/admin/emails",
  "/api/admin/audit"
]

/**
 * A step of an operator: what it changes stands in several lists, and in `also`, which are asked for anew; likewise after
 * a refusal that means "this is no longer so".
 */
export const useOperatorStep = <Variables, Answer extends object>(
  send: (variables: Variables) => Promise<Answer>,
  ...also: ReadonlyArray<string>
) => {
  const queryClient = useQueryClient()
  const touches = [...touched, ...also]
  const refresh = () => askAnew(queryClient, ...touches)
  return useWrite({
    touches,
    send: async (variables: Variables) => {
      try {
        return await send(variables)
      } catch (error) {
        if (isOutdated(error)) void refresh()
        throw error
      }
    },
    take: refresh
  })
}

type Id = Application["id"]

export const useTake = () =>
  useOperatorStep((applicationId: Id) =>
    call("POST /api/admin/applications/:applicationId/take", { params: { applicationId } })
  )

export const useApprove = (applicationId: Id) =>
  useOperatorStep((body: { readonly listed: boolean }) =>
    call("POST /api/admin/applications/:applicationId/approve", { params: { applicationId }, body })
  )

export const useDecline = (applicationId: Id) =>
  useOperatorStep((body: { readonly reason: string }) =>
    call("POST /api/admin/applications/:applicationId/decline", { params: { applicationId }, body })
  )

export const useSendAgain = () =>
  useOperatorStep((emailId: string) => call("POST /api/admin/emails/:emailId/again", { params: { emailId } }))

export const useUnlock = () =>
  useOperatorStep((body: { readonly password: string }) => call("POST /api/admin/unlock", { body }))
