import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import CircularProgress from "@mui/material/CircularProgress"
import { useInfiniteQuery } from "@tanstack/react-query"
import type { UIEvent } from "react"

import type { ConversationId, UserId } from "../../src/domain/shared/ids.ts"
import { wordsFor } from "../http/call-error.ts"
import { EmptyState } from "../shared/EmptyState.tsx"
import { ErrorAlert } from "../shared/ErrorAlert.tsx"
import { MessageDays } from "./MessageDays.tsx"
import { inOrder, messagesQuery } from "./use-conversations.ts"

interface Props {
  readonly conversationId: ConversationId
  readonly userId: UserId
  readonly participant: string
}

// In a reversed column the scroll position counts from the newest message, downwards from zero.
const isNearTop = ({ clientHeight, scrollHeight, scrollTop }: HTMLElement) =>
  scrollHeight + scrollTop - clientHeight < 120

/**
 * The messages. The reversed column keeps the newest in view, and what one reads in place while older messages
 * arrive above it; the messages themselves stand in reading order inside.
 */
export const MessageLog = ({ conversationId, participant, userId }: Props) => {
  const query = useInfiniteQuery(messagesQuery(conversationId))
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } = query
  const loadOlder = () => void (hasNextPage && !isFetchingNextPage && fetchNextPage())
  const messages = data && inOrder(data.pages)
  return (
    <Box
      onScroll={(event: UIEvent<HTMLElement>) => isNearTop(event.currentTarget) && loadOlder()}
      // A scrolling region needs the focus for the arrow keys.
      tabIndex={0}
      role="log"
      aria-label={`Messages with ${participant}`}
      sx={{
        display: "flex",
        flexDirection: "column-reverse",
        flexGrow: 1,
        overflowY: "auto",
        minHeight: 0,
        p: 2
      }}
    >
      <Box sx={{ mb: "auto" }}>
        {error && <ErrorAlert onRetry={refetch}>{wordsFor(error, "The messages did not load.")}</ErrorAlert>}
        {hasNextPage && (
          <Box sx={{ textAlign: "center", pb: 1 }}>
            <Button size="small" onClick={loadOlder} loading={isFetchingNextPage}>
              Show earlier messages
            </Button>
          </Box>
        )}
        {!messages && !error && (
          <Box sx={{ display: "grid", placeItems: "center", py: 8 }}>
            <CircularProgress aria-label="Loading messages" />
          </Box>
        )}
        {messages?.length === 0 && (
          <EmptyState title="Start the conversation">Say hello and tell them what you need.</EmptyState>
        )}
        {messages && <MessageDays messages={messages} userId={userId} participant={participant} />}
      </Box>
    </Box>
  )
}
