import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  readonly at: string
  /** The time in words. */
  readonly when: string
  readonly children: ReactNode
}

/** An event between messages. */
export const JobLine = ({ at, children, when }: Props) => (
  <Typography
    variant="caption"
    component="p"
    sx={{ maxWidth: 520, mx: "auto", my: 1.5, textAlign: "center", color: "text.secondary" }}
  >
    {children} · <time dateTime={at}>{when}</time>
  </Typography>
)
