import type { Review, ShownReview } from "./review.ts"

/** Whether the review still stands, not taken down by operators. */
export const isStanding = (shown: ShownReview): shown is Review => !("removed" in shown)
