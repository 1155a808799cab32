import Box from "@mui/material/Box"
import { useEffect } from "react"

import type { User } from "../../src/domain/account/account.ts"
import type { Conversation } from "../../src/domain/messaging/conversation.ts"
import { ChatHeader } from "./ChatHeader.tsx"
import { Composer } from "./Composer.tsx"
import { MessageLog } from "./MessageLog.tsx"
import { useMarkRead } from "./use-conversations.ts"
import { wordsOf } from "./words.ts"

interface Props {
  readonly user: User
  readonly conversation: Conversation
  readonly draft: string
  readonly onDraft: (draft: string) => void
  readonly onLeave: () => void
}

/** The open conversation. Its unread messages become read by being shown. */
export const Chat = ({ conversation, draft, onDraft, onLeave, user }: Props) => {
  const { id, participantName, participantRole, unreadCount } = conversation
  const { mutate: markRead } = useMarkRead()
  useEffect(() => {
    if (unreadCount > 0) markRead(id)
  }, [id, markRead, unreadCount])
  const words = wordsOf[user.role]
  const name = participantName || words.participant
  return (
    <Box
      component="section"
      aria-label={`Conversation with ${name}`}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0 }}
    >
      <ChatHeader name={name} role={participantRole || words.participantRole} onLeave={onLeave} />
      <MessageLog conversationId={id} userId={user.id} participant={name} />
      <Composer conversationId={id} draft={draft} onDraft={onDraft} />
    </Box>
  )
}
