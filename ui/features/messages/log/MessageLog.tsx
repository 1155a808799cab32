import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import CircularProgress from "@mui/material/CircularProgress"
import { Suspense, useEffect } from "react"

import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"
import { useLasting } from "#ui/shared/state/use-lasting.ts"

import type { UnsentActions } from "../outbox/UnsentState.tsx"
import { MessageDays } from "./MessageDays.tsx"
import { type Talk, useChatEntries } from "./use-chat-entries.ts"
import { useForgetOlder } from "./use-forget-older.ts"
import { useMarkSeen } from "./use-mark-seen.ts"
import { usePlaceInLog } from "./use-place-in-log.ts"

// Loaded late, because most conversations have messages, and are read to their end.
const load = () => import("./later-parts.ts")
const NothingWritten = lazyOrNothing(() => load().then((part) => part.NothingWritten))
const NewerMessages = lazyOrNothing(() => load().then((part) => part.NewerMessages))

interface Props extends Talk, UnsentActions {
  readonly participant: string
}

const scrolling = {
  display: "flex",
  flexDirection: "column-reverse",
  height: "100%",
  overflowY: "auto",
  // `usePlaceInLog` keeps the reading position, in every browser.
  overflowAnchor: "none",
  p: 2,
  scrollPaddingBlock: "8px",
  // Inside the edge, where nothing covers it.
  "&:focus-visible": { outlineOffset: -3 }
}

const isNearTop = ({ clientHeight, scrollHeight, scrollTop }: HTMLElement) =>
  scrollHeight + scrollTop - clientHeight < 120

/**
 * The messages. A reversed column keeps the newest in view, and the reading position while older messages load above;
 * within it the messages are in reading order.
 */
export const MessageLog = ({ conversation, participant, unsent, user, ...actions }: Props) => {
  const { entries, loadOlder, messages, quotes, reveals, sent } = useChatEntries({
    conversation,
    unsent,
    user
  })
  const { data, error, hasNextPage } = sent
  const isLoading = !data || quotes.isPending || reveals.isPending || sent.isFetchingNextPage
  // Messages that are loaded are not announced: screen readers notice them a moment later.
  const isLive = useLasting(!isLoading, 1_000)
  const { isAtNewest, log, newer, onScroll, toNewest } = usePlaceInLog(messages)
  const showOlder = () => {
    loadOlder()
    // The button disappears with the last page; with the focus on the log, the arrow keys go on.
    log.current?.focus({ preventScroll: true })
  }
  useMarkSeen(conversation, data !== undefined && isAtNewest)
  useForgetOlder(conversation.id, isAtNewest)
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
        aria-live={isLive ? "polite" : "off"}
        aria-label={`Messages with ${participant}`}
        sx={scrolling}
      >
        <Box sx={{ mb: "auto" }}>
          {error && (!data || sent.isFetchNextPageError) && (
            <NotLoaded error={error} onRetry={data ? sent.fetchNextPage : sent.refetch}>
              The messages did not load.
            </NotLoaded>
          )}
          {hasNextPage && (
            <Box sx={{ textAlign: "center", pb: 1 }}>
              <Button size="small" onClick={showOlder} loading={sent.isFetchingNextPage}>
                Show earlier messages
              </Button>
            </Box>
          )}
          {!data && !error && (
            <Box sx={{ display: "grid", placeItems: "center", py: 8 }}>
              <CircularProgress aria-label="Loading messages" />
            </Box>
          )}
          {quotes.isError && (
            <NotLoaded error={quotes.error} onRetry={quotes.refetch}>
              Your quotes with them did not load.
            </NotLoaded>
          )}
          {reveals.isError && (
            <NotLoaded error={reveals.error} onRetry={reveals.refetch}>
              The contact details that were shared did not load.
            </NotLoaded>
          )}
          {data && <MessageDays role={user.role} entries={entries} participant={participant} {...actions} />}
          {data && messages.length === 0 && !quotes.isPending && (
            <Suspense>
              <NothingWritten role={user.role} participant={participant} quotes={quotes.data ?? []} />
            </Suspense>
          )}
        </Box>
      </Box>
      {newer > 0 && (
        <Suspense>
          <NewerMessages count={newer} onShow={toNewest} />
        </Suspense>
      )}
    </Box>
  )
}
