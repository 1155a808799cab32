import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"
import { memo, useId } from "react"

import { lastWordsOf } from "#domain/messaging/last-words.ts"
import { removalWords } from "#domain/removal/removal-grounds.ts"
import { counted } from "#domain/shared/numbers.ts"
import { LaterPhotos } from "#ui/features/photos/LaterPhotos.tsx"
import { formatTime } from "#ui/shared/format/format.ts"
import { groundEdge } from "#ui/theme/components.ts"

import { type UnsentActions, UnsentState } from "../outbox/UnsentState.tsx"
import type { ShownMessage } from "./shown-message.ts"
import { withLinks } from "./with-links.tsx"

interface Props extends ShownMessage, UnsentActions {
  readonly participant: string
}

const own = { ml: "auto", bgcolor: "primary.main", color: "primary.contrastText", borderBottomRightRadius: 4 }
const theirs = { mr: "auto", bgcolor: "surface.tinted", color: "surface.onTinted", borderBottomLeftRadius: 4 }
// A message that has not arrived is only an outline.
const unsent = {
  ...own,
  outline: 0,
  bgcolor: "background.paper",
  color: "text.primary",
  border: 1,
  borderStyle: "dashed",
  borderColor: "outline"
}

const Time = ({ at }: { readonly at: string }) => (
  <Typography
    component="time"
    dateTime={at}
    variant="caption"
    sx={{ display: "block", textAlign: "right", color: "inherit", opacity: 0.85 }}
  >
    {formatTime(at)}
  </Typography>
)

/**
 * One message: one's own is at the right, with its time, or with its state before it has arrived. Rendered again only
 * when it has changed itself, for a conversation may show hundreds.
 */
export const MessageBubble = memo((props: Props) => {
  const id = useId()
  const {
    content,
    createdAt,
    isOwn,
    onRemove,
    onRetry,
    participant,
    photos,
    removed,
    unsent: waiting
  } = props
  return (
    <>
      <Box
        data-message
        // Announced once it has arrived.
        aria-live={waiting ? "off" : undefined}
        sx={[
          {
            width: "fit-content",
            maxWidth: { xs: "85%", md: "70%" },
            px: 1.75,
            py: 1,
            mb: 1,
            borderRadius: 4,
            ...groundEdge
          },
          isOwn ? own : theirs,
          waiting !== null && unsent
        ]}
      >
        <Box component="span" sx={visuallyHidden}>{`${isOwn ? "You" : participant}: `}</Box>
        <LaterPhotos photos={photos} label={counted(photos.length, "photo")} size={96} isOwn={isOwn} />
        <Typography
          component="span"
          id={id}
          sx={[
            { display: "block", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
            removed !== null && { fontStyle: "italic" }
          ]}
        >
          {removed === null
            ? withLinks(photos.length > 0 ? content : lastWordsOf(content, 0))
            : removalWords(removed)}
        </Typography>
        {createdAt && <Time at={createdAt} />}
      </Box>
      {waiting && <UnsentState onRetry={onRetry} onRemove={onRemove} message={waiting} wordsId={id} />}
    </>
  )
})
