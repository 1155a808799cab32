import { useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"

import { Bell } from "#ui/features/notifications/Bell.tsx"
import { showBell } from "#ui/shared/feedback/bell.ts"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

import { clearCursor, cursorBeforePage } from "./cursor-storage.ts"
import type { makeLiveStatus } from "./live-status.ts"
import { startLive } from "./start-live.ts"
import { UnreadCount } from "./UnreadCount.tsx"

interface Props {
  readonly userId: string
  /** Where it is kept whether events reach this tab. */
  readonly status: ReturnType<typeof makeLiveStatus>
}

/** Keeps open screens up to date for a signed-in person, and brings the bell. */
export const LiveUpdates = ({ status, userId }: Props) => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const live = startLive({ queryClient, since: cursorBeforePage(userId), status, userId })
    return () => {
      const isSignedOut = queryClient.getQueryData(sessionQuery.queryKey)?.user?.id !== userId
      if (isSignedOut) {
        live.postSessionChange()
        clearCursor()
      }
      live.stop()
    }
  }, [queryClient, status, userId])
  useEffect(() => {
    showBell(<Bell />)
    return () => showBell(null)
  }, [])
  return <UnreadCount />
}
