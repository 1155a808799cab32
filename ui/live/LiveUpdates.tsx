import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"

import type { Conversation } from "../../src/domain/messaging/conversation.ts"
import { conversationsQuery } from "../messages/use-conversations.ts"
import { sessionQuery } from "../session/session-query.ts"
import { ConnectionSign } from "./ConnectionSign.tsx"
import { makeLiveStatus } from "./live-status.ts"
import { dropMark } from "./mark.ts"
import { startLive } from "./start-live.ts"
import { setUnread } from "./unread.ts"

interface Props {
  readonly userId: string
  readonly since: string | null
}

const totalUnread = (conversations: ReadonlyArray<Conversation>) =>
  conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0)

/** Tells the frame how many messages wait to be read, on whatever page. */
const useUnreadTotal = () => {
  const total = useQuery({ ...conversationsQuery, select: totalUnread }).data ?? 0
  useEffect(() => setUnread(total), [total])
  useEffect(() => () => setUnread(0), [])
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
  useUnreadTotal()
  return <ConnectionSign status={useLive(props)} />
}
