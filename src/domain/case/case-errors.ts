import * as Schema from "effect/Schema"

import { answerTimeOver } from "./answer-time.ts"
import { problemDays, reportedAlready } from "./case-options.ts"

/** Status 409: a case of the same person about the same thing waits. */
export class AlreadyReported extends Schema.TaggedError<AlreadyReported>()("AlreadyReported", {}) {
  override get message() {
    return reportedAlready
  }
}

/** Status 409: the two have agreed on nothing, or that was long ago. */
export class ProblemOutOfTime extends Schema.TaggedError<ProblemOutOfTime>()("ProblemOutOfTime", {}) {
  override get message() {
    return `A problem can be raised while a job is under way, and for ${problemDays} days after its completion, or after its acceptance if it was cancelled.`
  }
}

/** Status 409: the other side had seven days to answer. */
export class AnswerOutOfTime extends Schema.TaggedError<AnswerOutOfTime>()("AnswerOutOfTime", {}) {
  override get message() {
    return answerTimeOver
  }
}

/** Status 409: nobody decides while the other side may still answer. `reason` is the sentence people read. */
export class AnswerAwaited extends Schema.TaggedError<AnswerAwaited>()("AnswerAwaited", {
  reason: Schema.String
}) {
  override get message() {
    return this.reason
  }
}
