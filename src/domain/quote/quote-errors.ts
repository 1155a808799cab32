import * as Schema from "effect/Schema"

import { projectChanged } from "../project/project-page-words.ts"
import { formatCalendarDay } from "../shared/calendar.ts"
import { Day } from "../shared/instant.ts"
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

/** Status 409: the project has as many live offers as it takes. */
export class ProjectIsFull extends Schema.TaggedError<ProjectIsFull>()("ProjectIsFull", {
  maxOffers: Schema.Natural
}) {
  override get message() {
    return `This project has its ${this.maxOffers} offers already.`
  }
}

/** Status 409: the project is no longer what the provider has read. */
export class ProjectChanged extends Schema.TaggedError<ProjectChanged>()("ProjectChanged", {}) {
  override get message() {
    return projectChanged
  }
}

/** Status 409: what is accepted is no longer what the provider offers. */
export class OfferChanged extends Schema.TaggedError<OfferChanged>()("OfferChanged", {
  providerName: Schema.String,
  /** The price that the homeowner has read; null where that is not known. */
  accepted: Schema.NullOr(Schema.Finite),
  offered: Schema.Finite
}) {
  override get message() {
    const prices =
      this.accepted === null || this.accepted === this.offered
        ? ""
        : ` from ${formatMoney(this.accepted)} to ${formatMoney(this.offered)}`
    return `${this.providerName} has changed its offer${prices}. Please look at it again.`
  }
}

/** Status 409: the offer has been changed as often as it may be. */
export class OfferChangedOften extends Schema.TaggedError<OfferChangedOften>()("OfferChangedOften", {
  versions: Schema.Natural
}) {
  override get message() {
    return `You have changed this offer ${this.versions - 1} times, which is as often as it can be.`
  }
}

/** Status 409: the account has no number to share. */
export class NoNumber extends Schema.TaggedError<NoNumber>()("NoNumber", {}) {
  override get message() {
    return "There is no telephone number in your account. Add one first."
  }
}

/** Status 409: the offer's last day is over. */
export class OfferOver extends Schema.TaggedError<OfferOver>()("OfferOver", { validUntil: Day }) {
  override get message() {
    return `This offer was valid until ${formatCalendarDay(this.validUntil)}. Ask for a new one.`
  }
}

/** Status 409: there is no offer whose last day is over. */
export class OfferStillValid extends Schema.TaggedError<OfferStillValid>()("OfferStillValid", {}) {
  override get message() {
    return "This offer can still be accepted, or there is none. You need not ask for a new one."
  }
}
