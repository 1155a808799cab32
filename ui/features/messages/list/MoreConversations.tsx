import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import type { Conversation } from "#domain/messaging/conversation.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import type { PagedList } from "#ui/shared/api/paged-list.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { useOnce } from "#ui/shared/forms/use-once.ts"

interface Props {
  readonly conversations: PagedList<Conversation>
  /** Called before more conversations are loaded. */
  readonly onMore: () => void
}

/** The end of the list so far, with the button that loads more. */
export const MoreConversations = ({ conversations, onMore }: Props) => {
  const { hasMore, isFailing, items = [], loadMore } = conversations
  const { isBusy, start: more } = useOnce(async () => {
    onMore()
    await loadMore()
  })
  return (
    <Box sx={{ display: "grid", gap: 1, justifyItems: "center", p: 2 }}>
      {isFailing && <ErrorAlert onRetry={more}>Your conversations did not load.</ErrorAlert>}
      <Typography role="status" variant="caption" sx={{ color: "text.secondary" }}>
        {`${hasMore ? "" : "All "}${formatNumber(items.length)} are shown`}
      </Typography>
      {hasMore && (
        <Button variant="outlined" size="small" loading={isBusy} onClick={() => void more()}>
          Show more conversations
        </Button>
      )}
    </Box>
  )
}
