import { queryOptions, useQueryClient } from "@tanstack/react-query"

import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { call } from "#ui/shared/api/call.ts"
import { isOutdated } from "#ui/shared/api/is-outdated.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

export const pageSize = 25

/**
 * Options for data that no event reports on, such as the outbox and confirmed addresses: refetched each minute, and by
 * every screen that mounts with them.
 */
export const untold = { refetchInterval: 60_000, staleTime: 0 }

export const queueQuery = queryOptions({
  ...untold,
  queryKey: ["/api/admin/queue"],
  queryFn: () => call("GET /api/admin/queue")
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
 * A step of an operator. What it changes is in several lists and in `also`: all of them are refetched after it, and
 * after a refusal that means that the screen is out of date.
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

export const useUnlock = () =>
  useOperatorStep((body: { readonly password: string }) => call("POST /api/admin/unlock", { body }))
