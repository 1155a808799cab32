import Box from "@mui/material/Box"
import type SvgIcon from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"

import { IconTile } from "./IconTile.tsx"

export interface IconPoint {
  readonly icon: typeof SvgIcon
  readonly title: string
  readonly text: string
}

const list = {
  display: "grid",
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: "repeat(auto-fit, minmax(min(240px, 100%), 1fr))",
  m: 0,
  p: 0,
  listStyle: "none"
}

/** Points side by side, without boxes around them; one below the other on a phone. */
export const IconPoints = ({ points }: { readonly points: ReadonlyArray<IconPoint> }) => (
  <Box component="ul" sx={list}>
    {points.map(({ icon, text, title }) => (
      <Box component="li" key={title} sx={{ display: { xs: "flex", sm: "block" }, gap: 2 }}>
        <IconTile icon={icon} />
        <Box>
          <Typography variant="h4" component="h3" sx={{ mt: { sm: 2 } }}>
            {title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
            {text}
          </Typography>
        </Box>
      </Box>
    ))}
  </Box>
)
