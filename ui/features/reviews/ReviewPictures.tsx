import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Review } from "#domain/review/review.ts"
import { PhotoStrip } from "#ui/features/photos/PhotoStrip.tsx"
import { photoAt } from "#ui/features/photos/shown-photo.ts"

interface Props {
  readonly review: Pick<Review, "afterPhotos" | "beforePhotos">
}

/** The photos of before and after the job. */
export const ReviewPictures = ({ review: { afterPhotos, beforePhotos } }: Props) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 4, rowGap: 2 }}>
    {Object.entries({ Before: beforePhotos, After: afterPhotos })
      .filter(([, photos]) => photos.length > 0)
      .map(([label, photos]) => (
        <div key={label}>
          <Typography variant="caption" component="p" sx={{ mb: 0.5, color: "text.secondary" }}>
            {label}
          </Typography>
          <PhotoStrip photos={photos.map(photoAt)} label={label} size={96} />
        </div>
      ))}
  </Box>
)
