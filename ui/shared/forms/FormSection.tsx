import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  readonly title: string
  readonly hint: string
  /** The id of an element that describes the group, such as an error among its fields. */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

// Columns by floats: Safari gives a legend no place in a grid, it would stand on the border.
const section = {
  minWidth: 0,
  m: 0,
  px: 0,
  py: { xs: 3.5, md: 4.5 },
  border: 0,
  borderTop: 1,
  borderColor: "divider",
  "& > legend, & > p": { float: "left", clear: "left", width: { xs: 1, md: "30%" }, p: 0, pb: 0.5 }
}

const fields = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  clear: { xs: "left", md: "none" },
  pt: { xs: 2, md: 0 },
  ml: { md: "34%" },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  "& > [data-wide]": { gridColumn: { sm: "1 / -1" } }
}

/** Fields that belong together: their name at the left, or above them on a phone. */
export const FormSection = ({ children, describedBy, hint, title }: Props) => (
  <Box component="fieldset" aria-describedby={describedBy} sx={section}>
    <legend>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
    </legend>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {hint}
    </Typography>
    <Box sx={fields}>{children}</Box>
  </Box>
)
