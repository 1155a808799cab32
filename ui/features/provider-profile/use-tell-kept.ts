import { useEffect, useRef } from "react"

import { toast } from "#ui/shared/feedback/toast/toast.ts"

const toastKept = () =>
  toast({
    title: "Your changes are not saved yet",
    description: "They are kept in this browser. Open your business profile to go on."
  })

/** Tells that the draft is kept, whichever way the screen goes: Back, signing out, a session that has ended. */
export const useTellKept = (isUnsaved: boolean, isKept: () => boolean) => {
  const agreed = useRef(false)
  const last = useRef({ isUnsaved, isKept })
  useEffect(() => {
    last.current = { isUnsaved, isKept }
  }, [isKept, isUnsaved])
  useEffect(
    () => () => {
      // After a sign-out nothing is.
      if (last.current.isUnsaved && !agreed.current && last.current.isKept()) toastKept()
    },
    []
  )
  /** To be called by who knows already. */
  return () => {
    agreed.current = true
  }
}
