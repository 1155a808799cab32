import Box from "@mui/material/Box"
import type { ReactNode } from "react"

import type { StatusTones } from "#ui/theme/palette.ts"

interface Props {
  readonly tone: keyof StatusTones
  readonly children: ReactNode
}

/** One or two words that stand out. Material's Chip weighs as much as a screen. */
export const Pill = ({ children, tone }: Props) => (
  <Box
    component="span"
    data-tone={tone}
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: 0.75,
      px: 1.25,
      py: 0.375,
      borderRadius: "99px",
      typography: "caption",
      fontWeight: 650,
      whiteSpace: "nowrap",
      bgcolor: `status.${tone}.bg`,
      color: `status.${tone}.fg`
    }}
  >
    {children}
  </Box>
)
