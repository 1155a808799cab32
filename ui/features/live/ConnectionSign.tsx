import Box from "@mui/material/Box"
import { useSyncExternalStore } from "react"
import { createPortal } from "react-dom"

import { useLasting } from "#ui/shared/state/use-lasting.ts"
import { lowWindow } from "#ui/theme/baseline.ts"
import { floating } from "#ui/theme/components.ts"

import type { makeLiveStatus } from "./live-status.ts"

/** Milliseconds: shorter interruptions are not shown. */
const worthSaying = 4_000

const place = {
  position: "absolute",
  // Across the header's lower edge, where nothing else is, however high the header is.
  top: "100%",
  transform: "translateY(-50%)",
  insetInline: 0,
  display: "flex",
  justifyContent: "center",
  // Lets presses through to what is below.
  pointerEvents: "none"
}

// In a low window the header scrolls away.
const placeInLowWindow = { ...place, position: "fixed", top: 8, transform: "none" }

const isLow = () => matchMedia(lowWindow).matches

const sign = {
  px: 1.75,
  py: 0.5,
  borderRadius: 4,
  typography: "caption",
  bgcolor: "status.yellow.bg",
  color: "status.yellow.fg",
  boxShadow: floating
}

/** Says quietly that the screen is not updated at the moment. */
export const ConnectionSign = ({ status }: { readonly status: ReturnType<typeof makeLiveStatus> }) => {
  const isOpen = useSyncExternalStore(status.subscribe, status.isOpen)
  const isShown = useLasting(!isOpen, worthSaying)
  // The live region is rendered before its words, which would not be announced otherwise.
  if (isOpen) return null
  const header = isLow() ? null : document.querySelector("header")
  return createPortal(
    <Box role="status" sx={header ? place : placeInLowWindow}>
      {isShown && <Box sx={sign}>Reconnecting…</Box>}
    </Box>,
    header ?? document.body
  )
}
