import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

import { maskOf } from "#ui/theme/mask-of.ts"

const row = { display: "flex", flexWrap: "wrap", gap: 0.75, m: 0, p: 0, listStyle: "none" }

const shape = {
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 0.5,
  px: 1.25,
  py: 0.375,
  border: 1,
  borderRadius: "14px",
  typography: "caption",
  fontWeight: 650
}

const tick = "M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z"

// What was checked has a tick and a colour; what is only stated has neither.
const checked = {
  pl: 0.75,
  borderColor: "surface.tinted",
  bgcolor: "surface.tinted",
  color: "surface.onTinted"
}

const looks = {
  checked,
  /** The tick is a pseudo-element instead of an element, because a list has twenty cards. */
  ticked: {
    ...checked,
    "&::before": {
      ...maskOf("0 0 24 24", tick),
      content: '""',
      width: 16,
      height: 16,
      bgcolor: "currentcolor",
      "@media (forced-colors: active)": { bgcolor: "CanvasText" }
    }
  },
  stated: { borderColor: "divider", color: "text.primary" }
}

interface Props {
  readonly look: keyof typeof looks
  readonly children: ReactNode
}

interface BadgeProps extends Props {
  /** For what is more than a word. */
  readonly sx?: object
}

export const Badge = ({ children, look, sx }: BadgeProps) => (
  <Box component="li" sx={{ ...shape, ...looks[look], ...sx }}>
    {children}
  </Box>
)

export const Badges = ({ children }: Pick<Props, "children">) => (
  <Box component="ul" aria-label="License, insurance and background" sx={row}>
    {children}
  </Box>
)

/** The words beside a badge. */
export const Aside = ({ children, look }: Props) => (
  <Typography
    component="span"
    variant="caption"
    sx={{ color: look === "stated" ? "text.secondary" : "inherit", fontWeight: 450 }}
  >
    {children}
  </Typography>
)
