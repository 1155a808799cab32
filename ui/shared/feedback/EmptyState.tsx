import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  /** A drawing of `ui/shared/illustrations`. */
  readonly art?: ReactNode
  readonly title: string
  readonly children?: ReactNode
  /** The next step: a button or link. */
  readonly action?: ReactNode
}

/** Nothing here yet: a picture, what that means, and what to do next. */
export const EmptyState = ({ action, art, children, title }: Props) => (
  <Stack
    spacing={1.5}
    sx={{
      alignItems: "center",
      textAlign: "center",
      py: { xs: 5, md: 7 },
      px: 2,
      "& > .MuiStack-root": { justifyContent: "center" }
    }}
  >
    {art}
    <Typography variant="h4" component="p">
      {title}
    </Typography>
    {children && (
      <Typography component="div" sx={{ maxWidth: 440, color: "text.secondary" }}>
        {children}
      </Typography>
    )}
    {action}
  </Stack>
)
