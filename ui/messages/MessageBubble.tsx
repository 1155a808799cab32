import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"
import { format } from "date-fns/format"
import { parseISO } from "date-fns/parseISO"

import type { Message } from "../../src/domain/messaging/conversation.ts"
import { withLinks } from "./with-links.tsx"

interface Props {
  readonly message: Message
  readonly isOwn: boolean
  readonly participant: string
}

const own = { ml: "auto", bgcolor: "primary.main", color: "primary.contrastText", borderBottomRightRadius: 4 }
const theirs = { mr: "auto", bgcolor: "surface.tinted", color: "surface.onTinted", borderBottomLeftRadius: 4 }

/** One message: one's own at the right, with its time. */
export const MessageBubble = ({ isOwn, message: { content, createdAt }, participant }: Props) => (
  <Box
    sx={[
      { width: "fit-content", maxWidth: { xs: "85%", md: "70%" }, px: 1.75, py: 1, mb: 1, borderRadius: 4 },
      isOwn ? own : theirs
    ]}
  >
    <Box component="span" sx={visuallyHidden}>{`${isOwn ? "You" : participant}: `}</Box>
    <Typography component="span" sx={{ display: "block", whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {withLinks(content)}
    </Typography>
    <Typography
      component="time"
      dateTime={createdAt}
      variant="caption"
      sx={{ display: "block", textAlign: "right", color: "inherit", opacity: 0.85 }}
    >
      {format(parseISO(createdAt), "h:mm a")}
    </Typography>
  </Box>
)
