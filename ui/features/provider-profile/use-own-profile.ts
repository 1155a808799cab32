import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"
import { changeUser } from "#ui/shared/session/session-query.ts"

import { ownProfileQuery } from "./own-profile-query.ts"

// Search results and their totals, the open projects that the provider sees, and the name on everything.
const affected = ["/api/providers", "/api/categories", "/api/projects", "/api/quotes", "/api/me/counts"]

export const useSaveOwnProfile = () =>
  useWrite({
    touches: ["/api/me/provider", ...affected],
    send: (body: Input<"PUT /api/me/provider">["body"]) => call("PUT /api/me/provider", { body }),
    take: (queryClient, saved) => {
      queryClient.setQueryData(ownProfileQuery.queryKey, saved)
      changeUser(queryClient, { phone: saved.phone })
      return askAnew(queryClient, ...affected)
    }
  })
