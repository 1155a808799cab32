import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"

import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

const toastKept = () =>
  toast({
    title: "Your changes are not saved yet",
    description: "They are kept in this browser. Open your business profile to go on."
  })

/**
 * Says that the draft is kept when the screen is left, by Back for example. Where the session has ended the person reads
 * that, and finds the draft after signing in.
 */
export const useTellKept = (isUnsaved: boolean, isKept: () => boolean) => {
  const queryClient = useQueryClient()
  const agreed = useRef(false)
  const last = useRef({ isUnsaved, isKept })
  useEffect(() => {
    last.current = { isUnsaved, isKept }
  }, [isKept, isUnsaved])
  useEffect(
    () => () => {
      const isSignedOut = queryClient.getQueryData(sessionQuery.queryKey)?.user === null
      // After a sign-out no draft is kept.
      if (last.current.isUnsaved && !agreed.current && !isSignedOut && last.current.isKept()) toastKept()
    },
    [queryClient]
  )
  /** To be called when the person has been told already. */
  return () => {
    agreed.current = true
  }
}
