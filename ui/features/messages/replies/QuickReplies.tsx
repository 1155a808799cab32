import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"

import type { User } from "#domain/account/account.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { pairQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { showTabbed } from "#ui/shared/routing/show-tabbed.ts"

import type { Outbox } from "../outbox/use-outbox.ts"
import { inOrder, messagesQuery } from "../use-conversations.ts"
import { quickReplies } from "./quick-replies.ts"

interface Props {
  readonly user: User
  readonly conversationId: ConversationId
  readonly unsent: Outbox["messages"]
  readonly onChoose: (reply: string) => void
}

// One line on a phone, scrolled sideways, because the messages need the height.
const line = {
  display: "flex",
  flexShrink: 0,
  flexWrap: { sm: "wrap" },
  gap: 1,
  px: 2,
  py: 1.25,
  overflowX: { xs: "auto", sm: "visible" },
  scrollbarWidth: "none",
  scrollPaddingInline: "5px",
  "& > button": { flexShrink: { xs: 0, sm: 1 }, minHeight: 36, borderRadius: 5, fontWeight: 500 }
}

/**
 * Sentences to begin with. A press puts one into the field instead of sending it, because what is sent cannot be taken
 * back.
 */
export const QuickReplies = ({ conversationId, onChoose, unsent, user }: Props) => {
  const { data: quotes } = useQuery(pairQuotesQuery(conversationId))
  const { data: messages } = useInfiniteQuery(messagesQuery(conversationId))
  if (quotes === undefined || messages === undefined) return null
  const own = inOrder(messages.pages).filter(({ senderId }) => senderId === user.id)
  const replies = quickReplies(user.role, quotes, new Set([...own, ...unsent].map(({ content }) => content)))
  if (replies.length === 0) return null
  return (
    <Box
      role="group"
      aria-label="Quick replies"
      data-sideways
      onFocus={({ target }) => showTabbed(target)}
      sx={line}
    >
      {replies.map((reply) => (
        <Button
          key={reply}
          size="small"
          variant="outlined"
          // Ignores the second press of a double press on "Send", which lands where the replies have just appeared.
          onClick={({ detail }) => detail <= 1 && onChoose(reply)}
        >
          {reply}
        </Button>
      ))}
    </Box>
  )
}
