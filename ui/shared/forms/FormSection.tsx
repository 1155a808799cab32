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

const section = {
  display: "grid",
  columnGap: 4,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
  gridTemplateRows: { md: "auto 1fr" },
  minWidth: 0,
  m: 0,
  px: 0,
  py: { xs: 3.5, md: 4.5 },
  border: 0,
  borderTop: 1,
  borderColor: "divider",
  // A legend becomes a grid item only if it floats.
  "& > legend": { float: "left", p: 0 }
}

const fields = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  mt: { xs: 2, md: 0 },
  gridColumn: { md: 2 },
  gridRow: { md: "1 / span 2" },
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
    <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
      {hint}
    </Typography>
    <Box sx={fields}>{children}</Box>
  </Box>
)
