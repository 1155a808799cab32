import { useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import { sessionQuery } from "../session/session-query.ts"
import { ConnectionSign } from "./ConnectionSign.tsx"
import { makeLiveStatus } from "./live-status.ts"
import { dropMark } from "./mark.ts"
import { startLive } from "./start-live.ts"
import { UnreadCount } from "./UnreadCount.tsx"

interface Props {
  readonly userId: string
  readonly since: string | null
}

const useLive = ({ since, userId }: Props) => {
  const queryClient = useQueryClient()
  const [status] = useState(makeLiveStatus)
  useEffect(() => {
    const live = startLive({ queryClient, since, status, userId })
    return () => {
      const isSignedOut = queryClient.getQueryData(sessionQuery.queryKey)?.user?.id !== userId
      if (isSignedOut) {
        live.tellOfSession()
        dropMark()
      }
      live.stop()
    }
  }, [queryClient, since, status, userId])
  return status
}

/** Keeps open screens up to date for a signed-in person, and says so when it cannot. */
export const LiveUpdates = (props: Props) => {
  const status = useLive(props)
  return (
    <>
      <UnreadCount />
      <ConnectionSign status={status} />
    </>
  )
}
