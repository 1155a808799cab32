import AttachFile from "@mui/icons-material/AttachFileOutlined"
import Send from "@mui/icons-material/Send"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import InputBase from "@mui/material/InputBase"
import Stack from "@mui/material/Stack"
import { type KeyboardEvent, type RefObject, useRef } from "react"

import { tidied } from "#domain/shared/escaped.ts"
import { MissedPhotos } from "#ui/features/photos/MissedPhotos.tsx"
import { addDropped, addPasted } from "#ui/features/photos/pasted.ts"
import { PhotoInput } from "#ui/features/photos/PhotoInput.tsx"
import { usePicks } from "#ui/features/photos/use-picks.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import type { Outbox } from "./outbox/use-outbox.ts"

interface Props {
  readonly outbox: Pick<Outbox, "addPhotos" | "draft" | "isSending" | "photos" | "send" | "write">
  readonly field: RefObject<HTMLTextAreaElement | null>
}

// While an input method composes, Enter chooses a word.
const sends = ({ key, nativeEvent, shiftKey }: KeyboardEvent) =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing

/** Where one writes: Enter sends, Shift+Enter starts a new line; what is typed and added stays until it is sent. */
export const Composer = ({ field, outbox }: Props) => {
  const { addPhotos, draft, isSending, photos, send, write } = outbox
  const picks = usePicks({ purpose: "message", photos, onChange: addPhotos })
  const input = useRef<HTMLInputElement>(null)
  const { start } = useOnce(async () => {
    if (await picks.ready()) void send(picks.forget)
  })
  const cannotSend = (tidied(draft) === "" && !picks.hasSome) || isSending
  const submit = () => cannotSend || void start()
  const focus = () => field.current?.focus()
  const { picking } = picks
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      onPaste={addPasted(picks.add)}
      {...addDropped(picks.add)}
      sx={{ p: 2, borderTop: 1, borderColor: "divider" }}
    >
      {picking && (
        <Box sx={{ maxHeight: "35dvh", overflowY: "auto", mb: 1 }}>
          <picking.PickedPhotos
            picks={picking.picks}
            label="Photos of this message"
            isDescribed
            hasHint
            onEmpty={focus}
          />
          <picking.LeaveGuard isUnsaved={picks.isLate} losesOnlyPhotos />
        </Box>
      )}
      <MissedPhotos
        count={picks.missed}
        onRetry={picks.takeIn}
        onRemove={picks.removeMissed}
        onGone={focus}
      />
      <Box role="status" sx={{ typography: "caption", color: "text.secondary", "&:not(:empty)": { mb: 1 } }}>
        {picks.news}
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: "flex-end" }}>
        <IconButton aria-label="Add photos" onClick={() => input.current?.click()}>
          <AttachFile />
        </IconButton>
        <PhotoInput ref={input} onFiles={picks.add} />
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
          inputProps={{ "aria-label": "Message" }}
          sx={{
            flexGrow: 1,
            px: 2,
            py: 1,
            border: 1,
            borderColor: "outline",
            borderRadius: 3,
            "&.Mui-focused": { borderColor: "primary.main", outline: 1, outlineColor: "primary.main" }
          }}
        />
        <IconButton type="submit" color="primary" aria-label="Send message" disabled={cannotSend}>
          <Send />
        </IconButton>
      </Stack>
    </Box>
  )
}
