import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

interface Props {
  readonly title: string
  readonly hint: string
  /** Describes the group, an error among its fields for instance. */
  readonly describedBy?: string | undefined
  readonly children: ReactNode
}

const section = {
  display: "grid",
  gap: { xs: 2, md: 4 },
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
  py: { xs: 3.5, md: 4.5 },
  borderTop: 1,
  borderColor: "divider"
}

const fields = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  "& > [data-wide]": { gridColumn: { sm: "1 / -1" } }
}

/** Fields that belong together: their name at the left, or above them on a phone. */
export const FormSection = ({ children, describedBy, hint, title }: Props) => {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} aria-describedby={describedBy} sx={section}>
      <Box>
        <Typography variant="h4" component="h3" id={id}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          {hint}
        </Typography>
      </Box>
      <Box sx={fields}>{children}</Box>
    </Box>
  )
}
