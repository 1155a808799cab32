import Typography from "@mui/material/Typography"

import { removalWords } from "#domain/removal/removal-grounds.ts"
import type { RemovedReview } from "#domain/review/review.ts"

/** Shown in place of a review that operators have taken down. */
export const RemovedItem = ({ review: { removed } }: { readonly review: RemovedReview }) => (
  <Typography component="article" tabIndex={-1} sx={{ py: 3, color: "text.secondary", fontStyle: "italic" }}>
    {removalWords(removed)}
  </Typography>
)
