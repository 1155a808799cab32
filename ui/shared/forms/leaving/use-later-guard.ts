import { type ComponentType, useCallback, useEffect, useState } from "react"

import type { LeaveGuardProps } from "./LeaveGuard.tsx"

/** The guard, whose code loads when the form is entered (`prefetch`), or once there is something to lose. */
export const useLaterGuard = (isUnsaved: boolean) => {
  const [guard, setGuard] = useState<{ readonly Guard: ComponentType<LeaveGuardProps> }>()
  const prefetch = useCallback(() => {
    void import("./LeaveGuard.tsx").then(
      ({ LeaveGuard }) => setGuard((before) => before ?? { Guard: LeaveGuard }),
      () => undefined
    )
  }, [])
  useEffect(() => {
    if (isUnsaved) prefetch()
  }, [isUnsaved, prefetch])
  return { Guard: guard?.Guard, prefetch }
}
