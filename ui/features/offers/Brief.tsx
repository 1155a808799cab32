import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { Ref } from "react"

import { LaterPhotos } from "#ui/features/photos/LaterPhotos.tsx"
import type { ShownPhoto } from "#ui/features/photos/shown-photo.ts"

interface Props {
  readonly heading: string
  readonly description: string
  /** Budget, place and time, as far as they are known. */
  readonly facts: ReadonlyArray<string | null>
  readonly photos: ReadonlyArray<ShownPhoto>
  readonly ref?: Ref<HTMLDivElement>
}

/** What the homeowner asked for, in view while the offer is written. */
export const Brief = ({ description, facts, heading, photos, ref }: Props) => (
  <Box
    ref={ref}
    role="region"
    aria-label="What is asked for"
    sx={{ p: 2, borderRadius: 3.5, bgcolor: "surface.sunken", maxHeight: 280, overflowY: "auto" }}
    tabIndex={0}
  >
    <Typography variant="subtitle2" component="p">
      {heading}
    </Typography>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {facts.filter((fact) => fact !== null).join(" · ")}
    </Typography>
    <Typography variant="body2" sx={{ mt: 1, whiteSpace: "pre-line" }}>
      {description}
    </Typography>
    <LaterPhotos photos={photos} label="Photos" size={70} />
  </Box>
)
