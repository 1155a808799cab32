import { type QueryClient, useQueryClient } from "@tanstack/react-query"
import { useCallback } from "react"
import { useLocation } from "wouter"

import { call } from "../api/call.ts"
import { toast } from "../feedback/toast/toast.ts"
import { mayLeave } from "../forms/leaving/may-leave.ts"
import { makeLock } from "../forms/use-once.ts"
import { oweSignOut } from "./owed-sign-out.ts"
import { forgetPrivateStorage } from "./private-storage.ts"
import { sessionQuery } from "./session-query.ts"

// The session's own entry stays, because the header is subscribed to it.
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

// One lock for the tab: whatever button is pressed, it ends the same session.
const lock = makeLock()

/** Whether the person in this tab is signing out: then no other tab or device has ended the session. */
export const isSigningOut = lock.isTaken

// Where the page does not change, no heading takes the focus, and the button that has it disappears with the session.
const goHome = (from: string, navigate: (to: string) => void) => {
  navigate("/")
  if (from === "/") document.querySelector("h1")?.focus()
}

const leave = async (queryClient: QueryClient, go: () => void) => {
  const done = await signOut()
  forgetPrivateData(queryClient)
  // Navigates first: a screen that needs a session would send the person to sign in again.
  go()
  if (!done) {
    oweSignOut()
    return queryClient.resetQueries(sessionQuery)
  }
  queryClient.setQueryData(sessionQuery.queryKey, { user: null })
  return toast({
    title: "Logged out successfully",
    description: "You have been signed out of your account."
  })
}

/**
 * Signs out, clears the caches and goes home; asks first where something typed would be lost. A failure is logged, not
 * shown, and the sign-out sent again later (docs/product.md#sign-out).
 */
export const useLogout = () => {
  const queryClient = useQueryClient()
  const [path, navigate] = useLocation()
  return useCallback(async () => {
    if (mayLeave() && lock.take())
      await leave(queryClient, () => goHome(path, navigate)).finally(lock.release)
  }, [navigate, path, queryClient])
}
