import * as Schema from "effect/Schema"

/** Status 409: a case of the same person about the same thing waits. */
export class AlreadyReported extends Schema.TaggedError<AlreadyReported>()("AlreadyReported", {}) {
  override get message() {
    return "You have reported this already. It waits for our decision."
  }
}
