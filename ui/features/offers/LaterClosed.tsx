import Box from "@mui/material/Box"
import { type ComponentProps, Suspense } from "react"

import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"

import type { Closed as Line } from "./closing/Closed.tsx"

// Loaded late, because what is over is mostly folded away.
const Closed = lazyOrNothing(() => import("./closing/Closed.tsx").then((part) => part.Closed))

/** Why a quote has ended, if somebody has said why. Its line is reserved while the text loads. */
export const LaterClosed = (props: ComponentProps<typeof Line>) => {
  const { closeNote, closeReason } = props.quote
  if (closeNote === null && closeReason === null) return null
  return (
    <Box sx={{ minHeight: 22, flexBasis: "100%" }}>
      <Suspense>
        <Closed {...props} />
      </Suspense>
    </Box>
  )
}
