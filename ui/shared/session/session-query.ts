import { type QueryClient, queryOptions } from "@tanstack/react-query"

import type { User } from "#domain/account/account.ts"

import { statusOf } from "../api/call-error.ts"
import { type Answer, call } from "../api/call.ts"
import { noteSession } from "./note-session.ts"
import { paySignOut } from "./owed-sign-out.ts"

/** Who is signed in. A refusal with 401 means signed out; any other failure is an error (docs/product.md#session). */
export const sessionQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async (): Promise<Answer<"GET /api/me">> => {
    await paySignOut()
    const session = await call("GET /api/me").catch((error: unknown) => {
      if (statusOf(error) === 401) return { user: null }
      throw error
    })
    noteSession(session.user)
    return session
  }
})

/** Applies changes of one's own account to the cached session, so that they show at once. */
export const changeUser = (queryClient: QueryClient, change: Partial<User>): void =>
  void queryClient.setQueryData(sessionQuery.queryKey, (session) =>
    session?.user ? { ...session, user: { ...session.user, ...change } } : session
  )
