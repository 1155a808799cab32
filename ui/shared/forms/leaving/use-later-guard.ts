import { type ComponentType, useEffect, useState } from "react"

import type { LeaveGuardProps } from "./LeaveGuard.tsx"

/** The guard, whose code loads once there is something to lose. */
export const useLaterGuard = (isUnsaved: boolean) => {
  const [guard, setGuard] = useState<{ readonly Guard: ComponentType<LeaveGuardProps> }>()
  useEffect(() => {
    if (!isUnsaved) return
    void import("./LeaveGuard.tsx").then(
      ({ LeaveGuard }) => setGuard((before) => before ?? { Guard: LeaveGuard }),
      () => undefined
    )
  }, [isUnsaved])
  return { Guard: guard?.Guard }
}
