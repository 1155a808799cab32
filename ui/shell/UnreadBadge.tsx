import Box from "@mui/material/Box"

import { unreadWords } from "../live/unread.ts"

interface Props {
  readonly count: number
  /** Names the words, to describe the control that the badge stands in by them. */
  readonly wordsId: string
}

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

/** How many messages are unread; nothing at all while there are none. */
export const UnreadBadge = ({ count, wordsId }: Props) =>
  count > 0 && (
    <>
      <Box component="span" aria-hidden sx={badge}>
        {count > 99 ? "99+" : count}
      </Box>
      <span id={wordsId} hidden>
        {unreadWords(count)}
      </span>
    </>
  )
