import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { sessionQuery } from "../session/session-query.ts"
import { ConnectionSign } from "./ConnectionSign.tsx"
import { makeLiveStatus } from "./live-status.ts"
import { dropMark, markBeforePage } from "./mark.ts"
import { startLive } from "./start-live.ts"
import { UnreadCount } from "./UnreadCount.tsx"

const useLive = (userId: string) => {
  const queryClient = useQueryClient()
  const [status] = useState(makeLiveStatus)
  useEffect(() => {
    const live = startLive({ queryClient, since: markBeforePage(userId), status, userId })
    return () => {
      const isSignedOut = queryClient.getQueryData(sessionQuery.queryKey)?.user?.id !== userId
      if (isSignedOut) {
        live.tellOfSession()
        dropMark()
      }
      live.stop()
    }
  }, [queryClient, status, userId])
  return status
}

/** Keeps open screens up to date for a signed-in person, and says so when it cannot. */
export const LiveUpdates = ({ userId }: { readonly userId: string }) => {
  const status = useLive(userId)
  return (
    <>
      <UnreadCount />
      <ConnectionSign status={status} />
    </>
  )
}
