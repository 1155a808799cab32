import * as Schema from "effect/Schema"

/** Status 429, until `retryAfter` (seconds) has passed. `reason` is the sentence people read. */
export class LimitReached extends Schema.TaggedError<LimitReached>()("LimitReached", {
  reason: Schema.String,
  retryAfter: Schema.Natural
}) {
  override get message() {
    return this.reason
  }
}

export const confirmFirst = "Please confirm your email address first."

/** Status 403: more than people may do whose address is not confirmed. */
export class ConfirmEmail extends Schema.TaggedError<ConfirmEmail>()("ConfirmEmail", {}) {
  override get message() {
    return confirmFirst
  }
}

/** Status 409: so many of one's projects take offers. */
export class TooManyOpenProjects extends Schema.TaggedError<TooManyOpenProjects>()("TooManyOpenProjects", {
  open: Schema.Natural
}) {
  override get message() {
    return `You have ${this.open} open projects. Withdraw one, or accept an offer, before you post another.`
  }
}
