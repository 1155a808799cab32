import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

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

const looks = {
  // Something that was looked at wears a tick and a colour; something that is said wears neither.
  checked: {
    pl: 0.75,
    borderColor: "surface.tinted",
    bgcolor: "surface.tinted",
    color: "surface.onTinted"
  },
  stated: { borderColor: "divider", color: "text.primary" }
}

interface Props {
  readonly look: keyof typeof looks
  readonly children: ReactNode
}

export const Badge = ({ children, look }: Props) => (
  <Box component="li" sx={{ ...shape, ...looks[look] }}>
    {children}
  </Box>
)

export const Badges = ({ children }: Pick<Props, "children">) => (
  <Box component="ul" aria-label="License, insurance and background" sx={row}>
    {children}
  </Box>
)

/** What stands beside a badge's word. */
export const Aside = ({ children, look }: Props) => (
  <Typography
    component="span"
    variant="caption"
    sx={{ color: look === "checked" ? "inherit" : "text.secondary", fontWeight: 450 }}
  >
    {children}
  </Typography>
)
