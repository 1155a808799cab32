import Send from "@mui/icons-material/Send"
import IconButton from "@mui/material/IconButton"
import InputBase from "@mui/material/InputBase"
import Stack from "@mui/material/Stack"
import type { KeyboardEvent, Ref } from "react"

import { maxLength } from "#domain/shared/limits.ts"

import type { Outbox } from "./outbox/use-outbox.ts"

interface Props {
  readonly outbox: Pick<Outbox, "draft" | "isSending" | "send" | "write">
  readonly field: Ref<HTMLTextAreaElement>
}

// While an input method composes, Enter chooses a word.
const sends = ({ key, nativeEvent, shiftKey }: KeyboardEvent) =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing

/** Where one writes: Enter sends, Shift+Enter starts a new line; what is typed stays until it is sent. */
export const Composer = ({ field, outbox: { draft, isSending, send, write } }: Props) => {
  const content = draft.trim()
  const cannotSend = content === "" || isSending
  const submit = () => cannotSend || void send(content)
  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      sx={{ alignItems: "flex-end", p: 2, borderTop: 1, borderColor: "divider" }}
    >
      <InputBase
        multiline
        maxRows={6}
        placeholder="Type your message..."
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (!sends(event)) return
          event.preventDefault()
          submit()
        }}
        inputRef={field}
        inputProps={{ "aria-label": "Message", maxLength: maxLength.text }}
        sx={{ flexGrow: 1, px: 2, py: 1, border: 1, borderColor: "outline", borderRadius: 3 }}
      />
      <IconButton type="submit" color="primary" aria-label="Send message" disabled={cannotSend}>
        <Send />
      </IconButton>
    </Stack>
  )
}
