import ArrowBack from "@mui/icons-material/ArrowBack"
import CallOutlined from "@mui/icons-material/CallOutlined"
import MoreVert from "@mui/icons-material/MoreVert"
import VideocamOutlined from "@mui/icons-material/VideocamOutlined"
import Box from "@mui/material/Box"
import IconButton from "@mui/material/IconButton"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { Tooltip, TooltipGroup } from "#ui/shared/components/Tooltip.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"

// Narrower where a phone's width is for the name.
const control = { opacity: 0.55, "&&": { width: { xs: 36, sm: 44 } } }

const layout = {
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: { xs: 1, sm: 1.5 },
  p: { xs: 1.5, sm: 2 },
  borderBottom: 1,
  borderColor: "divider"
}

// The initials come where both they and the name have room.
const initials = { "@container (max-width: 20rem)": { display: "none" } }

interface Props {
  readonly name: string
  readonly role: string
  readonly onLeave: () => void
}

// They do nothing yet. Disabled for assistive technology, focusable so that the tooltip can say why.
const ComingControl = ({ children, label }: { readonly children: ReactNode; readonly label: string }) => (
  <Tooltip title={`${label}: not available yet`}>
    <IconButton aria-label={`${label} (not available yet)`} aria-disabled sx={control}>
      {children}
    </IconButton>
  </Tooltip>
)

export const ChatHeader = ({ name, onLeave, role }: Props) => (
  <Stack direction="row" useFlexGap sx={layout}>
    <IconButton
      aria-label="Back to conversations"
      onClick={onLeave}
      sx={{ display: { md: "none" }, "&&": { ml: -1 } }}
    >
      <ArrowBack />
    </IconButton>
    <Box sx={initials}>
      <ProviderAvatar name={name} size={44} />
    </Box>
    <Box sx={{ flex: "1 1 6rem", minWidth: 0 }}>
      <Typography variant="h4" component="h2" sx={clampedTo(2)}>
        {name}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {role}
      </Typography>
    </Box>
    <Stack direction="row" sx={{ ml: "auto" }}>
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
