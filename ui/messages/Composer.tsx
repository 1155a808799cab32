import Send from "@mui/icons-material/Send"
import IconButton from "@mui/material/IconButton"
import InputBase from "@mui/material/InputBase"
import Stack from "@mui/material/Stack"
import type { KeyboardEvent } from "react"

import type { ConversationId } from "../../src/domain/shared/ids.ts"
import { maxLength } from "../../src/domain/shared/limits.ts"
import { wordsFor } from "../http/call-error.ts"
import { toast } from "../shared/toast/toast.ts"
import { useSendMessage } from "./use-conversations.ts"

interface Props {
  readonly conversationId: ConversationId
  readonly draft: string
  readonly onDraft: (draft: string) => void
}

// While an input method composes, Enter chooses a word.
const sends = ({ key, nativeEvent, shiftKey }: KeyboardEvent) =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing

/** Where one writes: Enter sends, Shift+Enter starts a new line; what is typed stays until it is sent. */
export const Composer = ({ conversationId, draft, onDraft }: Props) => {
  const { isPending, mutate } = useSendMessage(conversationId)
  const content = draft.trim()
  const cannotSend = content === "" || isPending
  const send = () =>
    cannotSend ||
    mutate(content, {
      onSuccess: () => onDraft(""),
      onError: (error) =>
        toast({
          title: "Failed to send message",
          description: wordsFor(error, "Please try again."),
          variant: "destructive"
        })
    })
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      sx={{ alignItems: "flex-end", p: 2, borderTop: 1, borderColor: "divider" }}
    >
      <InputBase
        multiline
        maxRows={6}
        placeholder="Type your message..."
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => {
          if (!sends(event)) return
          event.preventDefault()
          send()
        }}
        inputProps={{ "aria-label": "Message", maxLength: maxLength.text }}
        sx={{ flexGrow: 1, px: 2, py: 1, border: 1, borderColor: "outline", borderRadius: 3 }}
      />
      <IconButton type="submit" color="primary" aria-label="Send message" disabled={cannotSend}>
        <Send />
      </IconButton>
    </Stack>
  )
}
