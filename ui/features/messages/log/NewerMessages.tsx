import ArrowDownward from "@mui/icons-material/ArrowDownward"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { counted } from "#domain/shared/numbers.ts"
import { floating } from "#ui/theme/components.ts"

// Visible on bubbles of either colour.
const look = {
  pointerEvents: "auto",
  bgcolor: "background.paper",
  boxShadow: floating,
  "&:hover": { bgcolor: "surface.sunken" }
}

interface Props {
  readonly count: number
  readonly onShow: () => void
}

/** Shown while older messages are in view: how many new ones have come below, and a button that scrolls to them. */
export const NewerMessages = ({ count, onShow }: Props) => (
  <Box sx={{ position: "absolute", bottom: 12, insetInline: 0, textAlign: "center", pointerEvents: "none" }}>
    <Button size="small" variant="outlined" startIcon={<ArrowDownward />} onClick={onShow} sx={look}>
      {counted(count, "new message")}
    </Button>
  </Box>
)
