import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useLocation } from "wouter"

import { call } from "../api/call.ts"
import { toast } from "../feedback/toast/toast.ts"
import { mayLeave } from "../forms/leaving/may-leave.ts"
import { makeLock } from "../forms/use-once.ts"
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

// One for the browser's tab: whatever it is pressed on, it ends the same session.
const lock = makeLock()

/** Whether the person in this tab is signing out: nobody else has done it then. */
export const isSigningOut = lock.isTaken

// Where no page changes none gives its heading the focus, and the button that has it goes with the session.
const goHome = (from: string, navigate: (to: string) => void) => {
  navigate("/")
  if (from === "/") document.querySelector("h1")?.focus()
}

const leave = async (queryClient: QueryClient, go: () => void) => {
  const done = await signOut()
  forgetPrivateData(queryClient)
  // Home first: a screen that needs a session would send the person to sign in again.
  go()
  if (!done) return queryClient.resetQueries(sessionQuery)
  queryClient.setQueryData(sessionQuery.queryKey, { user: null })
  return toast({
    title: "Logged out successfully",
    description: "You have been signed out of your account."
  })
}

/**
 * Signs out, forgets what was cached and goes home, after a question where something typed would be lost. A failure is logged,
 * not shown (docs/product.md#sign-out).
 */
export const useLogout = () => {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  return useCallback(async () => {
    if (mayLeave() && lock.take())
      await leave(queryClient, () => goHome(path, navigate)).finally(lock.release)
  }, [navigate, path, queryClient])
}
