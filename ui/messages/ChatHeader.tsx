import ArrowBack from "@mui/icons-material/ArrowBack"
import CallOutlined from "@mui/icons-material/CallOutlined"
import MoreVert from "@mui/icons-material/MoreVert"
import VideocamOutlined from "@mui/icons-material/VideocamOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

import { ProviderAvatar } from "../shared/ProviderAvatar.tsx"
import { Tooltip, TooltipGroup } from "../shared/Tooltip.tsx"

interface Props {
  readonly name: string
  readonly role: string
  readonly onLeave: () => void
}

// They do nothing yet. Disabled for assistive technology, focusable so that the tooltip can say why.
const ComingControl = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  <Tooltip title={`${label}: not available yet`}>
    <IconButton aria-label={`${label} (not available yet)`} aria-disabled sx={{ opacity: 0.55 }}>
      {children}
    </IconButton>
  </Tooltip>
)

export const ChatHeader = ({ name, onLeave, role }: Props) => (
  <Stack
    direction="row"
    spacing={1.5}
    sx={{ alignItems: "center", p: 2, borderBottom: 1, borderColor: "divider" }}
  >
    <IconButton
      aria-label="Back to conversations"
      onClick={onLeave}
      sx={{ display: { md: "none" }, "&&": { ml: -1 } }}
    >
      <ArrowBack />
    </IconButton>
    <ProviderAvatar name={name} size={44} />
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography variant="h4" component="h2" noWrap>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {role}
      </Typography>
    </Box>
    <Stack direction="row" sx={{ display: { xs: "none", sm: "flex" } }}>
      <TooltipGroup>
        <ComingControl label="Call">
          <CallOutlined />
        </ComingControl>
        <ComingControl label="Video call">
          <VideocamOutlined />
        </ComingControl>
        <ComingControl label="More">
          <MoreVert />
        </ComingControl>
      </TooltipGroup>
    </Stack>
  </Stack>
)
