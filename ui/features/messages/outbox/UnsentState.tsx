import ErrorOutlineIcon from "@mui/icons-material/ErrorOutlineOutlined"
import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { UnsentMessage } from "./unsent-store.ts"

/** The actions for a message that has not arrived. */
export interface UnsentActions {
  readonly onRetry: (message: UnsentMessage) => void
  readonly onRemove: (message: UnsentMessage) => void
}

interface Props extends UnsentActions {
  readonly message: UnsentMessage
  /** The id of the element with the message's text. */
  readonly wordsId: string
}

const row = { alignItems: "center", justifyContent: "flex-end", flexWrap: "wrap", mt: -0.5, mb: 1 }

/** The state of one's own message that has not arrived. */
export const UnsentState = ({ message, onRemove, onRetry, wordsId }: Props) =>
  message.hasFailed ? (
    <Stack direction="row" sx={row}>
      <Typography
        variant="caption"
        sx={{ display: "flex", alignItems: "center", gap: 0.5, mr: 1, color: "error.main" }}
      >
        <ErrorOutlineIcon aria-hidden sx={{ fontSize: 16 }} />
        Not sent
      </Typography>
      <Button size="small" aria-describedby={wordsId} onClick={() => onRetry(message)}>
        Retry
      </Button>
      <Button size="small" color="inherit" aria-describedby={wordsId} onClick={() => onRemove(message)}>
        Remove
      </Button>
    </Stack>
  ) : (
    <Typography variant="caption" component="p" sx={{ textAlign: "right", color: "text.secondary", mb: 1 }}>
      Sending…
    </Typography>
  )
