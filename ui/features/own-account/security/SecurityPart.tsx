import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { type ReactNode, useId } from "react"

interface Props {
  readonly title: string
  readonly children: ReactNode
}

const part = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: 2.5,
  "& + &": { mt: 4, pt: 4, borderTop: 1, borderColor: "divider" }
}

/** A part of the tab under its heading. */
export const SecurityPart = ({ children, title }: Props) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={part}>
      <Typography id={id} variant="h4" component="h2">
        {title}
      </Typography>
      {children}
    </Box>
  )
}
