import type { Review, ShownReview } from "./review.ts"

/** Whether operators have left it where it was. */
export const isStanding = (shown: ShownReview): shown is Review => !("removed" in shown)
