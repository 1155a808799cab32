import Typography from "@mui/material/Typography"

import { removalWords } from "#domain/removal/removal-grounds.ts"
import type { RemovedReview } from "#domain/review/review.ts"

const words = { color: "text.secondary", fontStyle: "italic" }

/** Shown in place of a review that operators have taken down. */
export const RemovedItem = ({ review: { removed } }: { readonly review: RemovedReview }) => (
  <Typography component="article" tabIndex={-1} sx={{ py: 3, ...words }}>
    {removalWords(removed)}
  </Typography>
)

/** Shown in place of a reply. */
export const RemovedLine = ({ removed }: Pick<RemovedReview, "removed">) => (
  <Typography variant="body2" sx={words}>
    {removalWords(removed)}
  </Typography>
)
