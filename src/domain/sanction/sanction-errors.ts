import * as Schema from "effect/Schema"

import { sanctionLevels } from "./sanction-options.ts"
import { sanctionWords } from "./sanction-words.ts"

const told = {
  reason: Schema.String,
  until: Schema.NullOr(Schema.String),
  contact: Schema.NullOr(Schema.String)
}

/** Status 403: the password is right, but nobody signs in to a suspended account. */
export class AccountSuspended extends Schema.TaggedError<AccountSuspended>()("AccountSuspended", told) {
  override get message() {
    const { contact, reason, until } = this
    return sanctionWords({ level: "suspended", reason, until }, contact)
  }
}

/** Status 403: something new by a limited person, who may only finish what is agreed. */
export class AccountLimited extends Schema.TaggedError<AccountLimited>()("AccountLimited", told) {
  override get message() {
    const { contact, reason, until } = this
    return sanctionWords({ level: "limited", reason, until }, contact)
  }
}

/** Status 409: a person has one sanction at a time. */
export class SanctionedAlready extends Schema.TaggedError<SanctionedAlready>()("SanctionedAlready", {
  level: Schema.Literals(sanctionLevels)
}) {
  override get message() {
    return `This account is ${this.level} already. Lift that first.`
  }
}

/** Status 409: an operator has to be let go on the command line first. */
export class OperatorsAreExempt extends Schema.TaggedError<OperatorsAreExempt>()("OperatorsAreExempt", {}) {
  override get message() {
    return "This is an operator's account. It can be neither limited nor suspended."
  }
}
