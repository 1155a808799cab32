import Box from "@mui/material/Box"
import CircularProgress from "@mui/material/CircularProgress"

import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"

import { BackToList } from "./head/BackToList.tsx"

interface Props {
  readonly error: Error | null
  readonly onRetry: () => unknown
  readonly onLeave: () => void
}

/** Shown in place of the conversation that the URL names until it has loaded, or says why it cannot be. */
export const NotOpen = ({ error, onLeave, onRetry }: Props) => (
  <Box
    component="section"
    tabIndex={-1}
    aria-label="Conversation"
    sx={{ display: "flex", flexDirection: "column", minHeight: 0, p: { xs: 1.5, sm: 2 } }}
  >
    <Box>
      <BackToList onLeave={onLeave} />
    </Box>
    <Box sx={{ display: "grid", flexGrow: 1, alignContent: "center", justifyItems: "center" }}>
      {error ? (
        <NotLoaded error={error} onRetry={onRetry}>
          The conversation did not load.
        </NotLoaded>
      ) : (
        <CircularProgress aria-label="Loading the conversation" />
      )}
    </Box>
  </Box>
)
