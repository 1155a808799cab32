import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  readonly title: string
  readonly children: ReactNode
}

/** Fields of an offer that belong together, under a title. */
export const FieldGroup = ({ children, title }: Props) => (
  <Box component="fieldset" sx={{ minWidth: 0, m: 0, p: 0, border: 0 }}>
    <Typography component="legend" variant="h4" sx={{ p: 0, mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
