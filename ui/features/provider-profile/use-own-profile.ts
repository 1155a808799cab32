import { useMutation, useQueryClient } from "@tanstack/react-query"

import { call, type Input } from "#ui/shared/api/call.ts"
import { changeUser } from "#ui/shared/session/session-query.ts"

import { ownProfileQuery } from "./own-profile-query.ts"

// Who is found, how many there are, which open projects the provider sees, and the name on everything.
const affected = ["/api/providers", "/api/categories", "/api/projects", "/api/quotes", "/api/me/counts"]

export const useSaveOwnProfile = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<"PUT /api/me/provider">["body"]) => call("PUT /api/me/provider", { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(ownProfileQuery.queryKey, saved)
      changeUser(queryClient, { phone: saved.phone })
      return Promise.all(affected.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
    }
  })
}
