import Favorite from "@mui/icons-material/Favorite"
import FavoriteBorder from "@mui/icons-material/FavoriteBorder"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import { useQuery } from "@tanstack/react-query"

import type { Provider } from "#domain/provider/provider.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { savedProvidersQuery } from "./saved-providers.ts"
import { useSavePress } from "./use-save-press.ts"

export interface HeartProps {
  readonly provider: Provider
}

const look = { width: "100%", height: "100%", p: 0, borderRadius: 3, "& svg": { fontSize: "1.625rem" } }

// Below the heart, on the button but not inside it: the button's accessible name stays "Save" and the professional's
// name.
const word = {
  position: "absolute",
  inset: "auto 0 0.35rem",
  color: "primary.main",
  typography: "caption",
  lineHeight: 1.1,
  textAlign: "center",
  pointerEvents: "none"
}

/** A heart that is pressed while the professional is saved, and says so in a word. */
export const HeartButton = ({ provider }: HeartProps) => {
  const { isAuthenticated, isOperator } = useSession()
  const { data } = useQuery({ ...savedProvidersQuery, enabled: isAuthenticated })
  const isSaved = data?.items.some(({ id }) => id === provider.id) === true
  const { isBusy, start } = useSavePress(provider)
  const isShown = isBusy ? !isSaved : isSaved
  // Operators do not hire.
  if (isOperator) return null
  return (
    <>
      <IconButton
        aria-label={`Save ${provider.businessName}`}
        aria-pressed={isShown}
        onClick={() => void start(!isSaved)}
        sx={{ ...look, color: isShown ? "primary.main" : "text.secondary", pb: isShown ? 2 : 0 }}
      >
        {isShown ? <Favorite /> : <FavoriteBorder />}
      </IconButton>
      {isShown && (
        <Box component="span" aria-hidden sx={word}>
          Saved
        </Box>
      )}
    </>
  )
}
