import { useEffect, useRef } from "react"

import { toast } from "#ui/shared/feedback/toast/toast.ts"

const toastKept = () =>
  toast({
    title: "Your changes are not saved yet",
    description: "They are kept in this browser. Open your business profile to go on."
  })

/**
 * Says that the draft is kept when the screen is left, whichever way: by Back, by signing out, by the session's end.
 */
export const useTellKept = (isUnsaved: boolean, isKept: () => boolean) => {
  const agreed = useRef(false)
  const last = useRef({ isUnsaved, isKept })
  useEffect(() => {
    last.current = { isUnsaved, isKept }
  }, [isKept, isUnsaved])
  useEffect(
    () => () => {
      // After a sign-out no draft is kept.
      if (last.current.isUnsaved && !agreed.current && last.current.isKept()) toastKept()
    },
    []
  )
  /** To be called when the person has been told already. */
  return () => {
    agreed.current = true
  }
}
