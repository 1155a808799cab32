import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"

import { type Answer, call, type Input } from "../http/call.ts"
import { sessionQuery } from "../session/session-query.ts"

type Session = Answer<"GET /api/me">

/** A provider's own profile. Load it for providers only. */
export const ownProfileQuery = queryOptions({
  queryKey: ["/api/me/provider"],
  queryFn: () => call("GET /api/me/provider")
})

// Who is found, how many there are, which open projects the provider sees, and the name on everything.
const affected = ["/api/providers", "/api/categories", "/api/projects", "/api/quotes", "/api/me/counts"]

const withPhone = (phone: string | null) => (session: Session | undefined) =>
  session?.user ? { user: { ...session.user, phone } } : session

export const useSaveOwnProfile = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Input<"PUT /api/me/provider">["body"]) => call("PUT /api/me/provider", { body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(ownProfileQuery.queryKey, saved)
      queryClient.setQueryData(sessionQuery.queryKey, withPhone(saved.phone))
      return Promise.all(affected.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
    }
  })
}
