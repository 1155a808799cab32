import * as Schema from "effect/Schema"

import { invalid } from "../shared/input.ts"
import { Day, Instant } from "../shared/instant.ts"
import { Email } from "../shared/text.ts"
import { worded } from "../shared/worded.ts"
import { NewPassword, OwnPassword, Registration } from "./account.ts"
import { mailStops } from "./contact.ts"
import { deadLink } from "./dead-link.ts"
import { namesAreTheirs } from "./person-name.ts"
import { confirmPassword, passwordsMatch } from "./repeated-password.ts"

/** What only the person themselves is told of how they can be written to. */
export const OwnAccount = Schema.Struct({
  emailConfirmed: Schema.Boolean,
  /** The address that is to replace the person's, once it is confirmed. */
  newEmail: Schema.NullOr(Schema.String),
  mailStopped: Schema.NullOr(Schema.Literals(mailStops)),
  timeZone: Schema.String
})
export type OwnAccount = typeof OwnAccount.Type

const { firstName, lastName, phone, username } = Registration.fields

/** What people change of their account by themselves; a telephone number that is left out stays as it is. */
export const AccountChange = Schema.Struct({ firstName, lastName, username, phone }).check(namesAreTheirs)
export type AccountChange = typeof AccountChange.Type

export const EmailChange = Schema.Struct({ email: Email, password: OwnPassword })
export type EmailChange = typeof EmailChange.Type

export const PasswordChange = Schema.Struct({ current: OwnPassword, password: NewPassword })
export type PasswordChange = typeof PasswordChange.Type

/** The form for it, with the new password typed twice. */
export const PasswordChangeForm = Schema.Struct({ ...PasswordChange.fields, confirmPassword }).check(
  passwordsMatch
)
export type PasswordChangeForm = typeof PasswordChangeForm.Type

export const ForgottenPassword = Schema.Struct({ email: Email })
export type ForgottenPassword = typeof ForgottenPassword.Type

/** Longer than any key. */
const maxKeyLength = 200
const key = worded(
  deadLink,
  Schema.String,
  Schema.String.check(
    Schema.isMinLength(1, { message: deadLink }),
    Schema.isMaxLength(maxKeyLength, { message: deadLink })
  )
)

/** The key of a link that was sent by email. */
export const LinkKey = Schema.Struct({ key })
export type LinkKey = typeof LinkKey.Type

export const PasswordReset = Schema.Struct({ key, password: NewPassword })
export type PasswordReset = typeof PasswordReset.Type

/** The form for it, with the new password typed twice. */
export const PasswordResetForm = Schema.Struct({ ...PasswordReset.fields, confirmPassword }).check(
  passwordsMatch
)
export type PasswordResetForm = typeof PasswordResetForm.Type

/** 422 on `key`, whatever is wrong with it. */
export const linkIsDead = () => invalid("key", deadLink)

/** 422 on the field in which somebody typed a password that is not theirs. */
export const notYourPassword = (field: "current" | "password") => invalid(field, "That is not your password.")

export const emailIsYours = () => invalid("email", "That is your address already.")

/** A browser that is signed in. */
export const OwnSession = Schema.Struct({
  id: Schema.String,
  /** "Chrome on Windows" */
  device: Schema.String,
  startedAt: Instant,
  seenOn: Day,
  isCurrent: Schema.Boolean
})
export type OwnSession = typeof OwnSession.Type
