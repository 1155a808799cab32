import Box from "@mui/material/Box"
import { Suspense, useMemo, useRef } from "react"

import type { User } from "#domain/account/account.ts"
import { closedWords } from "#domain/messaging/closed-words.ts"
import type { Conversation } from "#domain/messaging/conversation.ts"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

import { Composer } from "./Composer.tsx"
import { ChatHeader } from "./head/ChatHeader.tsx"
import { MessageLog } from "./log/MessageLog.tsx"
import type { UnsentActions } from "./outbox/UnsentState.tsx"
import { useOutbox } from "./outbox/use-outbox.ts"
import { wordsOf } from "./words.ts"

// Both only help: where they cannot be loaded, one writes without them.
const load = () => import("./later-help.ts")
const QuickReplies = lazyOrNothing(() => load().then((part) => part.QuickReplies))
const ContactHint = lazyOrNothing(() => load().then((part) => part.ContactHint))

interface Props {
  readonly user: User
  readonly conversation: Conversation
  readonly onLeave: () => void
}

/** The open conversation. What is typed, and what could not be sent, stays with it. */
export const Chat = ({ conversation, onLeave, user }: Props) => {
  const { id, participantName } = conversation
  const outbox = useOutbox(user.id, id)
  const { remove, retry } = outbox
  const field = useRef<HTMLTextAreaElement>(null)
  const name = participantName || wordsOf[user.role].participant
  const actions = useMemo((): UnsentActions => {
    // The pressed button disappears, and the focus with it.
    const andWrite =
      (act: UnsentActions["onRetry"]): UnsentActions["onRetry"] =>
      (message) => {
        field.current?.focus()
        act(message)
      }
    return { onRetry: andWrite(retry), onRemove: andWrite(remove) }
  }, [remove, retry])
  const begin = (reply: string) => {
    outbox.write(reply)
    // The pressed button disappears, and the text that it has written may be edited.
    field.current?.focus()
  }
  return (
    <Box
      component="section"
      tabIndex={-1}
      aria-label={`Conversation with ${name}`}
      sx={{ display: "flex", flexDirection: "column", minHeight: 0, containerType: "inline-size" }}
    >
      <ChatHeader name={name} role={user.role} conversation={conversation} onLeave={onLeave} />
      <MessageLog
        conversation={conversation}
        user={user}
        participant={name}
        unsent={outbox.messages}
        {...actions}
      />
      {conversation.isBlocked ? (
        <Box component="p" sx={{ m: 0, p: 2, borderTop: 1, borderColor: "divider", textAlign: "center" }}>
          {closedWords}
        </Box>
      ) : (
        <>
          {outbox.draft === "" && (
            <Suspense>
              <QuickReplies user={user} conversationId={id} unsent={outbox.messages} onChoose={begin} />
            </Suspense>
          )}
          <Composer outbox={outbox} field={field} />
          {user.role === "homeowner" && outbox.draft !== "" && (
            <Suspense>
              <ContactHint conversationId={id} business={name} draft={outbox.draft} />
            </Suspense>
          )}
        </>
      )}
    </Box>
  )
}
