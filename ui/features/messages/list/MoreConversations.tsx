import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Conversation } from "#domain/messaging/conversation.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import type { PagedList } from "#ui/shared/api/paged-list.ts"
import { LoadMore } from "#ui/shared/feedback/LoadMore.tsx"

interface Props {
  readonly conversations: PagedList<Conversation>
  /** Called before more conversations are loaded. */
  readonly onMore: () => void
}

/** The end of the list so far, with the button that loads more. */
export const MoreConversations = ({ conversations, onMore }: Props) => {
  const { hasMore, items = [] } = conversations
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "center", p: 2 }}>
      <LoadMore
        list={conversations}
        failed="Your conversations did not load."
        note={
          <Typography role="status" variant="caption" sx={{ color: "text.secondary" }}>
            {`${hasMore ? "" : "All "}${formatNumber(items.length)} are shown`}
          </Typography>
        }
        onMore={onMore}
        size="small"
      >
        Show more conversations
      </LoadMore>
    </Box>
  )
}
