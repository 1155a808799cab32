import Box from "@mui/material/Box"
import type { ReactNode } from "react"

import { art } from "./art.ts"

/** The frame of a hero's picture: a rounded window of 400 by 320 units. Decorative: nothing is said aloud. */
export const Scene = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="svg"
    viewBox="0 0 400 320"
    aria-hidden
    sx={{ display: "block", width: "100%", maxWidth: 560, mx: "auto", borderRadius: 7, bgcolor: art.sky }}
  >
    {children}
  </Box>
)

interface VignetteProps {
  readonly children: ReactNode
  /** The greatest width in pixels; it shrinks with its column. */
  readonly width?: number
}

/** The frame of a small picture over a text, 200 by 140 units, without a window. */
export const Vignette = ({ children, width = 200 }: VignetteProps) => (
  <Box
    component="svg"
    viewBox="0 0 200 140"
    aria-hidden
    sx={{ display: "block", width: "100%", maxWidth: width }}
  >
    <ellipse cx="100" cy="124" rx="86" ry="12" fill={art.sky} />
    {children}
  </Box>
)
