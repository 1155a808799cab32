import ArrowDownward from "@mui/icons-material/ArrowDownward"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { counted } from "#domain/shared/numbers.ts"
import { floating } from "#ui/theme/components.ts"

// On bubbles of either colour.
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

/** While older messages are in view: what has come below, and the way there. */
export const NewerMessages = ({ count, onShow }: Props) => (
  <Box sx={{ position: "absolute", bottom: 12, insetInline: 0, textAlign: "center", pointerEvents: "none" }}>
    <Button size="small" variant="outlined" startIcon={<ArrowDownward />} onClick={onShow} sx={look}>
      {counted(count, "new message")}
    </Button>
  </Box>
)
