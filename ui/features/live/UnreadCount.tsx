import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"

import { nothingUnread, showUnread, type Unread, unreadWordsId } from "#ui/shared/feedback/unread.ts"
import { countsQuery } from "#ui/shared/session/use-counts.ts"

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
      bgcolor: "primary.main"
    }}
  />
)

const Badge = ({ count }: { readonly count: number }) => (
  <Box component="span" aria-hidden sx={badge}>
    {count > 99 ? "99+" : count}
  </Box>
)

const unreadOf = (count: number): Unread =>
  count === 0 ? nothingUnread : { prefix: `(${count}) `, badge: <Badge count={count} />, dot }

/** Counts the unread messages of all conversations, in the tab's title and in the frame's navigation. */
export const UnreadCount = () => {
  const count = useQuery({ ...countsQuery, select: ({ unread }) => unread }).data ?? 0
  useEffect(() => showUnread(unreadOf(count)), [count])
  useEffect(() => () => showUnread(nothingUnread), [])
  return (
    <span id={unreadWordsId} hidden>
      {count === 1 ? "1 unread message" : `${count} unread messages`}
    </span>
  )
}
