import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  readonly isSaved: boolean
  readonly saved: string
  readonly unsaved: string
  /** The room above and below. */
  readonly py?: number | Readonly<Record<string, number>>
  /** The buttons. */
  readonly children: ReactNode
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 1.5,
  borderTop: 1,
  borderColor: "divider"
}

/** Says whether everything is saved, with the buttons that save it. */
export const SaveRow = ({ children, isSaved, py = 2.5, saved, unsaved }: Props) => (
  <Box sx={{ ...row, py }}>
    <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
      {isSaved ? saved : unsaved}
    </Typography>
    {children}
  </Box>
)
