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

/** Status 403: more than people with an unconfirmed address may do. */
export class ConfirmEmail extends Schema.TaggedError<ConfirmEmail>()("ConfirmEmail", {}) {
  override get message() {
    return confirmFirst
  }
}

/** Status 409: as many of one's projects take offers as may at once. */
export class TooManyOpenProjects extends Schema.TaggedError<TooManyOpenProjects>()("TooManyOpenProjects", {
  open: Schema.Natural
}) {
  override get message() {
    return `You have ${this.open} open projects. Withdraw one, or accept an offer, before you post another.`
  }
}
