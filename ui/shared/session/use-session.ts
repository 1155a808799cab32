import { useQuery } from "@tanstack/react-query"

import { sessionQuery } from "./session-query.ts"
import { useLogout } from "./use-logout.ts"

/** The session as every screen sees it: asked for once, and again when `refetch` is called or one's account is limited. */
export const useSession = () => {
  const { data, error, isPending, refetch } = useQuery(sessionQuery)
  const user = data?.user ?? null
  return {
    user,
    /** Whether they run the marketplace, and so take no part in it. */
    isOperator: data?.operator === true,
    /** Whether they may begin nothing new (docs/product.md#sanctions). */
    isLimited: data?.limited !== undefined,
    isLoading: isPending,
    isAuthenticated: user !== null,
    error,
    refetch,
    logout: useLogout()
  }
}
