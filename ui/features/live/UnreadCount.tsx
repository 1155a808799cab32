import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"

import { counted, formatNumber } from "#domain/shared/numbers.ts"
import { nothingUnread, showUnread, type Unread, unreadWordsId } from "#ui/shared/feedback/unread.ts"
import { quotesWaiting } from "#ui/shared/session/quotes-waiting.ts"
import { countsQuery } from "#ui/shared/session/use-counts.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

const badge = {
  ml: 1,
  px: 0.75,
  minWidth: 22,
  borderRadius: 11,
  bgcolor: "primary.main",
  color: "primary.contrastText",
  fontSize: 13,
  lineHeight: "22px",
  textAlign: "center"
}

const dot = (
  <Box
    component="span"
    aria-hidden
    sx={{
      position: "absolute",
      top: 6,
      right: 6,
      width: 10,
      height: 10,
      borderRadius: 5,
      bgcolor: "primary.main",
      "@media (forced-colors: active)": { bgcolor: "CanvasText" }
    }}
  />
)

const Badge = ({ count }: { readonly count: number }) => (
  <Box component="span" aria-hidden sx={badge}>
    {count > 99 ? "99+" : count}
  </Box>
)

const unreadOf = (count: number, waiting: number): Unread => ({
  prefix: count === 0 ? "" : `(${formatNumber(count)}) `,
  badge: count === 0 ? null : <Badge count={count} />,
  dot: count + waiting === 0 ? null : dot
})

const wordsOf = (count: number, waiting: number) =>
  [
    count > 0 && counted(count, "unread message"),
    waiting > 0 && counted(waiting, "quote is waiting for you", "quotes are waiting for you")
  ]
    .filter(Boolean)
    .join(", ")

/**
 * Shows the number of unread messages in the tab's title and in the frame's navigation, and marks the menu's button
 * when quotes wait.
 */
export const UnreadCount = () => {
  const { user } = useSession()
  const counts = useQuery(countsQuery).data
  const count = counts?.unread ?? 0
  const waiting = counts && user ? quotesWaiting(user.role, counts) : 0
  useEffect(() => showUnread(unreadOf(count, waiting)), [count, waiting])
  useEffect(() => () => showUnread(nothingUnread), [])
  return (
    <span id={unreadWordsId} hidden>
      {wordsOf(count, waiting)}
    </span>
  )
}
