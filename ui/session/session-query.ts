import { queryOptions } from "@tanstack/react-query"

import { call } from "../http/call.ts"
import { rememberSignedIn } from "./signed-in-before.ts"

const isSignedOut = (error: unknown) => error instanceof Error && error.message.includes("401")

/** Who is signed in. A failure that speaks of 401 means nobody; any other is an error (spec section 4). */
export const sessionQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async () => {
    const session = await call("GET /api/me").catch((error: unknown) => {
      if (isSignedOut(error)) return { user: null }
      throw error
    })
    rememberSignedIn(session.user !== null)
    return session
  }
})
