import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"

import type { EmailState } from "#domain/notices/email.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, callList } from "#ui/shared/api/call.ts"
import { pageAfter, pagesByLast } from "#ui/shared/api/paged-list.ts"

import { pageSize, untold, useOperatorStep } from "./console.ts"

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

export const useSendAgain = () =>
  useOperatorStep((emailId: string) =>
    callOnce("POST /api/admin/emails/:emailId/again", { params: { emailId } })
  )
