import Stack from "@mui/material/Stack"
import type SvgIcon from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

interface Props {
  readonly icon: typeof SvgIcon
  readonly children: ReactNode
}

/** One fact about a provider in a line, with its icon. */
export const Fact = ({ children, icon: Icon }: Props) => (
  <Stack direction="row" spacing={0.75} component="span" sx={{ alignItems: "center", minWidth: 0 }}>
    <Icon aria-hidden sx={{ fontSize: 18, color: "text.secondary" }} />
    <Typography variant="body2" component="span" sx={{ color: "text.secondary", minWidth: 0 }}>
      {children}
    </Typography>
  </Stack>
)
