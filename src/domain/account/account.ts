import * as Schema from "effect/Schema"

import { optionalChoice } from "../shared/choice.ts"
import { type ProviderId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { maxLength } from "../shared/limits.ts"
import { Email, notOurs, optionalText, secretText, text, visible } from "../shared/text.ts"
import { namesAreTheirs, personName } from "./person-name.ts"
import { confirmPassword, passwordsMatch } from "./repeated-password.ts"
import { registrableRoles, roles } from "./role.ts"
import { minUsernameLength } from "./username.ts"

/** A person's account as it may be shown to that person (docs/http-contract.md#shapes). */
export const User = Schema.Struct({
  id: UserId,
  username: Schema.String,
  email: Schema.String,
  firstName: Schema.String,
  lastName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  role: Schema.Literals(roles),
  createdAt: Instant
})
export type User = typeof User.Type

/** The account as it is stored: the person's fields and the password's hash. */
export interface Account extends User {
  readonly passwordHash: string
}

/** Who is asking. Resolved from the session before any use case runs. */
export interface Actor {
  readonly id: UserId
  readonly role: (typeof roles)[number]
  /** What others are told the person is called: a homeowner's first name, or the business. */
  readonly name: string
  /** The person's provider profile; null for homeowners. */
  readonly providerId: ProviderId | null
}

/** A password that somebody has already. */
export const OwnPassword = secretText("Password is required", { max: maxLength.password })

/** What signing in takes (docs/product.md#sign-in). */
export const Credentials = Schema.Struct({
  email: Email,
  password: OwnPassword
})
export type Credentials = typeof Credentials.Type

export const minPasswordLength = 8

/** A password that is being chosen. */
export const NewPassword = secretText("Password must be at least 8 characters", {
  min: minPasswordLength,
  max: maxLength.password
})

/** What registering takes (docs/product.md#registration); the repeated password is the form's own matter. */
export const Registration = Schema.Struct({
  username: text("Username must be at least 3 characters", {
    min: minUsernameLength,
    max: maxLength.username
  }).check(visible, notOurs),
  email: Email,
  firstName: personName("First name is required", { max: maxLength.name }),
  lastName: personName("Last name is required", { max: maxLength.name }),
  phone: optionalText(maxLength.phone),
  role: optionalChoice(registrableRoles, "Please choose a role"),
  /** The IANA time zone that the person's device is set to; one that we do not know is passed over. */
  timeZone: optionalText(maxLength.name),
  password: NewPassword
}).check(namesAreTheirs)
export type Registration = typeof Registration.Type

/** The registration form: the same, with the password typed twice. */
export const RegistrationForm = Schema.Struct({ ...Registration.fields, confirmPassword }).check(
  namesAreTheirs,
  passwordsMatch
)
export type RegistrationForm = typeof RegistrationForm.Type
