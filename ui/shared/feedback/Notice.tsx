import Box from "@mui/material/Box"
import type { ReactNode } from "react"

interface Props {
  readonly tone: "blue" | "red"
  /** `alert` is said aloud at once, `status` when there is a pause. */
  readonly role: "alert" | "status"
  readonly children: ReactNode
  /** What can be done about it: a button. */
  readonly action?: ReactNode
}

// A circle with an exclamation mark, or with an "i", on a grid of 24.
const drawings = {
  blue: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5v.01",
  red: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V13M12 16.5v.01"
}

const icon = {
  flexShrink: 0,
  width: 22,
  height: 22,
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round"
}

/** A few words on a band of their own; a fifth of the weight of Material's Alert, for a page's first view. */
export const Notice = ({ action, children, role, tone }: Props) => (
  <Box
    role={role}
    sx={{
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: 1.5,
      px: 2,
      py: 1.25,
      borderRadius: 3.5,
      typography: "body2",
      // On a line of its own it begins where the words do.
      "& > .MuiButton-text": { ml: "22px" },
      bgcolor: `status.${tone}.bg`,
      color: `status.${tone}.fg`
    }}
  >
    <Box component="svg" viewBox="0 0 24 24" aria-hidden sx={icon}>
      <path d={drawings[tone]} />
    </Box>
    <Box sx={{ flex: "1 1 12rem" }}>{children}</Box>
    {action}
  </Box>
)
