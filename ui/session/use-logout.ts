import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useLocation } from "wouter"

import { call } from "../http/call.ts"
import { toast } from "../shared/toast/toast.ts"
import { forgetPrivateStorage } from "./private-storage.ts"
import { sessionQuery } from "./session-query.ts"

// The session's own entry stays, for the header is watching it.
const forgetPrivateData = (queryClient: QueryClient) => {
  const [sessionKey] = sessionQuery.queryKey
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey })
  queryClient.getMutationCache().clear()
  forgetPrivateStorage()
}

const signOut = () =>
  call("POST /api/auth/logout").then(
    () => true,
    (error: unknown) => {
      console.error("Signing out failed", error)
      return false
    }
  )

/** Signs out, forgets what was cached and goes home. A failure is logged and shown to nobody (spec section 7). */
export const useLogout = () => {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  return useCallback(async () => {
    const done = await signOut()
    forgetPrivateData(queryClient)
    // Home first: a screen that needs a session would send the person to sign in again.
    navigate("/")
    if (!done) return queryClient.resetQueries(sessionQuery)
    queryClient.setQueryData(sessionQuery.queryKey, { user: null })
    toast({ title: "Logged out successfully", description: "You have been signed out of your account." })
  }, [navigate, queryClient])
}
