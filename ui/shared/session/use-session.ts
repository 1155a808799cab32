import { useQuery } from "@tanstack/react-query"

import { sessionQuery } from "./session-query.ts"
import { useLogout } from "./use-logout.ts"

/** The session as every screen sees it: fetched once, and again when `refetch` is called or the account is limited. */
export const useSession = () => {
  const { data, error, isPending, refetch } = useQuery(sessionQuery)
  const user = data?.user ?? null
  return {
    user,
    /** Whether the person is an operator, and so takes no part in the marketplace. */
    isOperator: data?.operator === true,
    /** Whether the person may begin nothing new (docs/product.md#sanctions). */
    isLimited: data?.limited !== undefined,
    isLoading: isPending,
    isAuthenticated: user !== null,
    error,
    refetch,
    logout: useLogout()
  }
}
