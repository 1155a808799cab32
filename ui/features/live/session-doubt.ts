import type { Query, QueryClient } from "@tanstack/react-query"

import { sessionQuery } from "#ui/shared/session/session-query.ts"

const isPrivate = ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0]

/** Asks who is signed in; false when it is no longer this person. What was theirs is forgotten then. */
export const isStillSignedIn = async (queryClient: QueryClient, userId: string): Promise<boolean> => {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  // Unknown: it will be asked again.
  if (session === undefined || session.user?.id === userId) return true
  // Screens that stay open show what the other person has; without a session they close.
  if (session.user === null) queryClient.removeQueries({ predicate: isPrivate })
  else await queryClient.resetQueries({ predicate: isPrivate })
  return false
}
