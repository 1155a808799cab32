import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  readonly isSaved: boolean
  readonly saved: string
  readonly unsaved: string
  /** The buttons. */
  readonly children: ReactNode
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1.5,
  py: 2.5,
  borderTop: 1,
  borderColor: "divider"
}

/** Says whether everything is saved, with the buttons that save it. */
export const SaveRow = ({ children, isSaved, saved, unsaved }: Props) => (
  <Box sx={row}>
    <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
      {isSaved ? saved : unsaved}
    </Typography>
    {children}
  </Box>
)
