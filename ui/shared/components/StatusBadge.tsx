import Box from "@mui/material/Box"

import type { ProjectStatus } from "#domain/project/project-life-cycle.ts"
import type { QuoteStatus } from "#domain/quote/quote-life-cycle.ts"
import type { StatusTones } from "#ui/theme/palette.ts"

type Status = ProjectStatus | QuoteStatus

const tones: Record<Status, keyof StatusTones> = {
  pending: "yellow",
  in_progress: "blue",
  completed: "green",
  accepted: "green",
  rejected: "red",
  cancelled: "grey",
  draft: "grey"
}

/** A status in words and colour: underscores become spaces (docs/product.md#dashboard). */
export const StatusBadge = ({ status }: { readonly status: Status }) => (
  <Box
    component="span"
    data-tone={tones[status]}
    sx={{
      display: "inline-flex",
      alignItems: "center",
      gap: 0.75,
      px: 1.25,
      py: 0.375,
      borderRadius: "99px",
      typography: "caption",
      fontWeight: 650,
      whiteSpace: "nowrap",
      bgcolor: `status.${tones[status]}.bg`,
      color: `status.${tones[status]}.fg`,
      "&::before": { content: '""', width: 7, height: 7, borderRadius: "50%", bgcolor: "currentColor" }
    }}
  >
    <Box component="span" sx={{ display: "inline-block", "&::first-letter": { textTransform: "uppercase" } }}>
      {status.replaceAll("_", " ")}
    </Box>
  </Box>
)
