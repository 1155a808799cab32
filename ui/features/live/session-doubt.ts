import type { Query, QueryClient } from "@tanstack/react-query"

import { sessionQuery } from "#ui/shared/session/session-query.ts"

const isPrivate = ({ queryKey }: Query) => queryKey[0] !== sessionQuery.queryKey[0]

/** Refetches the session; false when it is no longer this person's, whose data are then removed from the caches. */
export const isStillSignedIn = async (queryClient: QueryClient, userId: string): Promise<boolean> => {
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).catch(() => undefined)
  // The answer is unknown: the session will be fetched again.
  if (session === undefined || session.user?.id === userId) return true
  // Screens that stay open are refetched for the other person; without a session they close.
  if (session.user === null) queryClient.removeQueries({ predicate: isPrivate })
  else await queryClient.resetQueries({ predicate: isPrivate })
  return false
}
