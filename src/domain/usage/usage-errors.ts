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

/** Status 409: so many of one's projects take offers. */
export class TooManyOpenProjects extends Schema.TaggedError<TooManyOpenProjects>()("TooManyOpenProjects", {
  open: Schema.Natural
}) {
  override get message() {
    return `You have ${this.open} open projects. Withdraw one, or accept an offer, before you post another.`
  }
}
