import * as Schema from "effect/Schema"

import { reportedAlready } from "./case-options.ts"

/** Status 409: a case of the same person about the same thing waits. */
export class AlreadyReported extends Schema.TaggedError<AlreadyReported>()("AlreadyReported", {}) {
  override get message() {
    return reportedAlready
  }
}
