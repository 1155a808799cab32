import Box from "@mui/material/Box"
import { useMemo, useRef } from "react"

import type { User } from "#domain/account/account.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"

import { ChatHeader } from "./ChatHeader.tsx"
import { Composer } from "./Composer.tsx"
import { MessageLog } from "./log/MessageLog.tsx"
import type { UnsentActions } from "./outbox/UnsentState.tsx"
import { useOutbox } from "./outbox/use-outbox.ts"
import { wordsOf } from "./words.ts"

interface Props {
  readonly user: User
  readonly conversation: Conversation
  readonly onLeave: () => void
}

/** The open conversation. What is typed, and what could not be sent, stays with it. */
export const Chat = ({ conversation, onLeave, user }: Props) => {
  const { id, participantName, participantRole } = conversation
  const outbox = useOutbox(user.id, id)
  const { remove, retry } = outbox
  const field = useRef<HTMLTextAreaElement>(null)
  const words = wordsOf[user.role]
  const name = participantName || words.participant
  const actions = useMemo((): UnsentActions => {
    // The button that was pressed goes, and the focus with it.
    const andWrite =
      (act: UnsentActions["onRetry"]): UnsentActions["onRetry"] =>
      (message) => {
        field.current?.focus()
        act(message)
      }
    return { onRetry: andWrite(retry), onRemove: andWrite(remove) }
  }, [remove, retry])
  return (
    <Box
      component="section"
      aria-label={`Conversation with ${name}`}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, containerType: "inline-size" }}
    >
      <ChatHeader name={name} role={participantRole || words.participantRole} onLeave={onLeave} />
      <MessageLog
        conversation={conversation}
        userId={user.id}
        participant={name}
        unsent={outbox.messages}
        {...actions}
      />
      <Composer outbox={outbox} field={field} />
    </Box>
  )
}
