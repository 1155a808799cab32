import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import CircularProgress from "@mui/material/CircularProgress"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"

import type { Conversation } from "#domain/messaging/conversation.ts"
import type { UserId } from "#domain/shared/ids.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import type { UnsentActions } from "../outbox/UnsentState.tsx"
import type { Outbox } from "../outbox/use-outbox.ts"
import { inOrder, messagesQuery } from "../use-conversations.ts"
import { MessageDays } from "./MessageDays.tsx"
import { NewerMessages } from "./NewerMessages.tsx"
import { shownMessages } from "./shown-message.ts"
import { useMarkSeen } from "./use-mark-seen.ts"
import { usePlaceInLog } from "./use-place-in-log.ts"

interface Props extends UnsentActions {
  readonly conversation: Conversation
  readonly userId: UserId
  readonly participant: string
  readonly unsent: Outbox["messages"]
}

const scrolling = {
  display: "flex",
  flexDirection: "column-reverse",
  height: "100%",
  overflowY: "auto",
  // The place is kept by `usePlaceInLog`, in every browser.
  overflowAnchor: "none",
  p: 2
}

const isNearTop = ({ clientHeight, scrollHeight, scrollTop }: HTMLElement) =>
  scrollHeight + scrollTop - clientHeight < 120

/**
 * The messages. The reversed column keeps the newest in view, and what one reads in place while older messages
 * arrive above it; the messages themselves stand in reading order inside.
 */
export const MessageLog = ({ conversation, participant, unsent, userId, ...actions }: Props) => {
  const query = useInfiniteQuery(messagesQuery(conversation.id))
  const { data, error, fetchNextPage, hasNextPage, isFetchNextPageError, isFetchingNextPage, refetch } = query
  const loadOlder = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage())
  const messages = useMemo(
    () => shownMessages(data ? inOrder(data.pages) : [], unsent, userId),
    [data, unsent, userId]
  )
  const { isAtNewest, log, newer, onScroll, toNewest } = usePlaceInLog(messages)
  useMarkSeen(conversation, data !== undefined && isAtNewest)
  const lastWritten = unsent.at(-1)?.key
  useEffect(() => {
    // The sender wants to see the message.
    if (lastWritten !== undefined) log.current?.scrollTo({ top: 0 })
  }, [lastWritten, log])
  return (
    <Box sx={{ position: "relative", flexGrow: 1, minHeight: 0 }}>
      <Box
        ref={log}
        onScroll={({ currentTarget }) => {
          onScroll()
          if (isNearTop(currentTarget)) loadOlder()
        }}
        // A scrolling region needs the focus for the arrow keys.
        tabIndex={0}
        role="log"
        aria-label={`Messages with ${participant}`}
        sx={scrolling}
      >
        <Box sx={{ mb: "auto" }}>
          {error && (!data || isFetchNextPageError) && (
            <ErrorAlert onRetry={data ? fetchNextPage : refetch}>
              {wordsFor(error, "The messages did not load.")}
            </ErrorAlert>
          )}
          {hasNextPage && (
            <Box sx={{ textAlign: "center", pb: 1 }}>
              <Button size="small" onClick={loadOlder} loading={isFetchingNextPage}>
                Show earlier messages
              </Button>
            </Box>
          )}
          {!data && !error && (
            <Box sx={{ display: "grid", placeItems: "center", py: 8 }}>
              <CircularProgress aria-label="Loading messages" />
            </Box>
          )}
          {data && messages.length === 0 && (
            <EmptyState title="Start the conversation">Say hello and tell them what you need.</EmptyState>
          )}
          <MessageDays messages={messages} participant={participant} {...actions} />
        </Box>
      </Box>
      <NewerMessages count={newer} onShow={toNewest} />
    </Box>
  )
}
