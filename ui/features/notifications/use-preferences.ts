import { queryOptions } from "@tanstack/react-query"

import type { OwnAccount } from "#domain/account/own-account.ts"
import type { Preferences } from "#domain/notices/preferences.ts"
import { call } from "#ui/shared/api/call.ts"
import { editCached } from "#ui/shared/api/edit-cached.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

/** When to send emails about which topic. For signed-in people only. */
export const preferencesQuery = queryOptions({
  queryKey: ["/api/me/preferences"],
  queryFn: () => call("GET /api/me/preferences")
})

export const useSavePreferences = () =>
  useWrite({
    touches: preferencesQuery.queryKey,
    send: (body: Preferences) => call("PUT /api/me/preferences", { body }),
    take: (queryClient, saved) => {
      queryClient.setQueryData(preferencesQuery.queryKey, saved)
      editCached<OwnAccount>(queryClient, ["/api/me/account"], (account) => ({
        ...account,
        timeZone: saved.timeZone
      }))
    }
  })
