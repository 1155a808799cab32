import { useCallback } from "react"
import { useLocation } from "wouter"

import { askToLeave } from "./may-leave.ts"
import { useLeaveGuard } from "./use-leave-guard.ts"

export interface LeaveGuardProps {
  readonly isUnsaved: boolean
}

/** Asks before a form is left whose input would be lost: as the browser does before the page is closed. */
export const LeaveGuard = ({ isUnsaved }: LeaveGuardProps) => {
  const [, navigate] = useLocation()
  const ask = useCallback((to: string) => void (askToLeave() && navigate(to)), [navigate])
  useLeaveGuard(isUnsaved, ask)
  return null
}
