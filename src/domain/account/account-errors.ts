import * as Schema from "effect/Schema"

import type { Fault } from "../shared/input.ts"
import { waitWords } from "../shared/numbers.ts"
import { homeownersAddress, unconfirmedAddress } from "./refused-addresses.ts"

const takenMessages = {
  email: "That email address is already registered",
  username: "That username is already taken",
  homeowner: homeownersAddress,
  unconfirmed: unconfirmedAddress
} as const

/**
 * Status 409: this email address and/or username is taken. For the address of an applicant: `homeowner`, a homeowner
 * has it; `unconfirmed`, a provider who has never confirmed it.
 */
export class AccountTaken extends Schema.TaggedError<AccountTaken>()("AccountTaken", {
  fields: Schema.Array(Schema.Literals(["email", "username", "homeowner", "unconfirmed"]))
}) {
  get faults(): ReadonlyArray<Fault> {
    return this.fields.map((field) => ({
      field: field === "username" ? field : "email",
      message: takenMessages[field]
    }))
  }
  override get message() {
    return `${this.faults.map(({ message }) => message).join(". ")}.`
  }
}

/** Status 401, the same for an unknown email address and a wrong password. */
export class WrongCredentials extends Schema.TaggedError<WrongCredentials>()("WrongCredentials", {}) {
  override get message() {
    return "Invalid email or password."
  }
}

/** Status 401: no valid session where one is needed. */
export class NotSignedIn extends Schema.TaggedError<NotSignedIn>()("NotSignedIn", {}) {
  override get message() {
    return "Please sign in to continue."
  }
}

/** Status 403: signed in, but with the role that cannot do this. `reason` is the sentence people read. */
export class WrongRole extends Schema.TaggedError<WrongRole>()("WrongRole", { reason: Schema.String }) {
  override get message() {
    return this.reason
  }
}

/** Status 409: there is nothing to confirm. */
export class AlreadyConfirmed extends Schema.TaggedError<AlreadyConfirmed>()("AlreadyConfirmed", {}) {
  override get message() {
    return "Your email address is confirmed already."
  }
}

/**
 * Status 503: more passwords wait to be checked than people can be made to wait for; reveals nothing about any account.
 */
export class TooManySignIns extends Schema.TaggedError<TooManySignIns>()("TooManySignIns", {}) {
  /** Seconds. */
  readonly retryAfter = 5
  override get message() {
    return "We have more sign-ins than we can check at the moment. Please try again in a few seconds."
  }
}

/** Status 429, until `retryAfter` (seconds) has passed. */
export class TooManyAttempts extends Schema.TaggedError<TooManyAttempts>()("TooManyAttempts", {
  retryAfter: Schema.Natural
}) {
  override get message() {
    return `Too many attempts. Please try again ${waitWords(Math.ceil(this.retryAfter / 60))}.`
  }
}
