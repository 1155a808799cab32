import Box from "@mui/material/Box"

import type { ProjectStatus } from "#domain/project/project-life-cycle.ts"
import type { QuoteStatus } from "#domain/quote/quote-life-cycle.ts"
import type { StatusTones } from "#ui/theme/palette.ts"

import { Pill } from "./Pill.tsx"

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
  <Pill tone={tones[status]}>
    <Box component="span" sx={{ width: 7, height: 7, borderRadius: "50%", bgcolor: "currentColor" }} />
    <Box component="span" sx={{ display: "inline-block", "&::first-letter": { textTransform: "uppercase" } }}>
      {status.replaceAll("_", " ")}
    </Box>
  </Pill>
)
