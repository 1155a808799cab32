import Box from "@mui/material/Box"
import type { ReactNode } from "react"

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 2,
  rowGap: 1,
  py: 1
}

interface Props {
  /** Makes the line a named region of the page. */
  readonly label?: string
  readonly children: ReactNode
  /** The button that leads there. */
  readonly action: ReactNode
}

/** One thing to do next. */
export const WaitingLine = ({ action, children, label }: Props) => (
  <Box component="li" sx={{ "& + &": { borderTop: 1, borderColor: "divider" } }}>
    <Box component={label === undefined ? "div" : "section"} aria-label={label} sx={line}>
      <Box sx={{ flex: "1 1 9rem" }}>{children}</Box>
      {action}
    </Box>
  </Box>
)
