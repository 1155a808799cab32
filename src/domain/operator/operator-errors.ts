import * as Schema from "effect/Schema"

import { refusals } from "../account/refusals.ts"

/** Status 403: operators take no part in the marketplace. */
export class OperatorsStandAside extends Schema.TaggedError<OperatorsStandAside>()(
  "OperatorsStandAside",
  {}
) {
  override get message() {
    return refusals.takePart
  }
}

/** Status 403: the step asks for the password, and it was not typed within the last half hour. */
export class ConfirmPassword extends Schema.TaggedError<ConfirmPassword>()("ConfirmPassword", {}) {
  override get message() {
    return "Please enter your password once more."
  }
}

const reasons = {
  takesPart:
    "This account takes part in the marketplace: it has projects, quotes, messages or a profile. Please name another address.",
  isNone: "There is no operator with this address.",
  last: "There would be no operator left."
} as const

/** The command line refuses to make somebody an operator, or to let them go. */
export class OperatorRefused extends Schema.TaggedError<OperatorRefused>()("OperatorRefused", {
  why: Schema.Literals(["takesPart", "isNone", "last"])
}) {
  override get message() {
    return reasons[this.why]
  }
}
