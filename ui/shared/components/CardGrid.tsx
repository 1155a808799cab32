import Box from "@mui/material/Box"
import type { ReactNode } from "react"

interface Props {
  readonly children: ReactNode
  /** The narrowest a card may get, in pixels; as many columns as fit. */
  readonly min?: number
}

/** Cards in as many equal columns as fit, one on a phone. */
export const CardGrid = ({ children, min = 320 }: Props) => (
  <Box
    sx={{
      display: "grid",
      gap: { xs: 2, md: 3 },
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`
    }}
  >
    {children}
  </Box>
)
