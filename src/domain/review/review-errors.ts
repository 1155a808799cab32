import * as Schema from "effect/Schema"

import { reviewWindowDays } from "./review-limits.ts"

/** Status 409: a job is reviewed once. */
export class AlreadyReviewed extends Schema.TaggedError<AlreadyReviewed>()("AlreadyReviewed", {}) {
  override get message() {
    return "You have already reviewed this job."
  }
}

/** Status 409: the job was completed too long ago. */
export class ReviewTooLate extends Schema.TaggedError<ReviewTooLate>()("ReviewTooLate", {}) {
  override get message() {
    return `A job can be reviewed for ${reviewWindowDays} days after it is completed, and that time is over.`
  }
}

/** Status 409: a review is replied to once. */
export class AlreadyReplied extends Schema.TaggedError<AlreadyReplied>()("AlreadyReplied", {}) {
  override get message() {
    return "You have already replied to this review."
  }
}
