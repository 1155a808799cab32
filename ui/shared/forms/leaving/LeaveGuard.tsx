import { useCallback } from "react"
import { useLocation } from "wouter"

import { askToLeave } from "./may-leave.ts"
import { photosLost } from "./photos-lost.ts"
import { useLeaveGuard } from "./use-leave-guard.ts"

export interface LeaveGuardProps {
  readonly isUnsaved: boolean
  /** Whether only photos would be lost on leaving. */
  readonly losesOnlyPhotos?: boolean
}

/** Asks, in the browser's own dialog, before a form is left whose input would be lost. */
export const LeaveGuard = ({ isUnsaved, losesOnlyPhotos = false }: LeaveGuardProps) => {
  const [, navigate] = useLocation()
  const lost = losesOnlyPhotos ? photosLost : undefined
  const ask = useCallback((to: string) => void (askToLeave(lost) && navigate(to)), [lost, navigate])
  useLeaveGuard(isUnsaved, ask)
  return null
}
