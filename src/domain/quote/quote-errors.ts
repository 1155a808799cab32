import * as Schema from "effect/Schema"

import { formatMoney } from "../shared/money.ts"

/** Status 409: one live quote per provider and project. */
export class AlreadyQuoted extends Schema.TaggedError<AlreadyQuoted>()("AlreadyQuoted", {}) {
  override get message() {
    return "You already have a quote on this project. Revise that one instead."
  }
}

/** Status 409: the project is not open for quotes. */
export class ProjectTakesNoQuotes extends Schema.TaggedError<ProjectTakesNoQuotes>()("ProjectTakesNoQuotes", {
  status: Schema.String
}) {
  override get message() {
    return `This project is ${this.status.replaceAll("_", " ")} and takes no quotes; it must be pending and open to you.`
  }
}

/** Status 409: what is accepted is no longer what the provider offers. */
export class OfferChanged extends Schema.TaggedError<OfferChanged>()("OfferChanged", {
  providerName: Schema.String,
  accepted: Schema.Finite,
  offered: Schema.Finite
}) {
  override get message() {
    const [before, now] = [formatMoney(this.accepted), formatMoney(this.offered)]
    return `${this.providerName} has changed its offer from ${before} to ${now}. Please look at it again.`
  }
}
