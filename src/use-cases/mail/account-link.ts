import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import { type AccountEmailKind, preparedDays } from "#domain/notices/account-emails.ts"
import { keyMinutes, type KeyPurpose } from "#domain/notices/email-key.ts"
import type { EmailRecord } from "#domain/notices/email.ts"

import { issueKey, pathOf } from "../account/issue-key.ts"

// Of the emails about an account, only the one about a prepared page invites anybody.
const minutesOf = { ...keyMinutes, invite: preparedDays * 24 * 60 }

interface Plan {
  readonly purpose: KeyPurpose | null
  readonly address: string | null
  readonly otherEmail?: string
  /** Where the button leads, where that needs no key; by default to the page that sends a link for a new password. */
  readonly path?: string
}

const plans: Record<AccountEmailKind, (contact: Contact, formerAddress: string | null) => Plan> = {
  // Where mail was stopped, the link also proves that email arrives again.
  "confirm-email": ({ email, emailConfirmedAt, mailStopped }) => ({
    purpose: "confirm",
    address: emailConfirmedAt === null || mailStopped !== null ? email : null
  }),
  "reset-password": ({ email }) => ({ purpose: "reset", address: email }),
  // Whoever has confirmed the address has set a password.
  "page-prepared": ({ email, emailConfirmedAt }) => ({
    purpose: "invite",
    address: emailConfirmedAt === null ? email : null
  }),
  "password-changed": ({ email }) => ({ purpose: null, address: email }),
  "password-set": ({ email }) => ({ purpose: null, address: email }),
  "change-email": ({ newEmail }) => ({ purpose: "change", address: newEmail }),
  "email-changing": ({ email, newEmail }) => ({
    purpose: null,
    address: newEmail === null ? null : email,
    otherEmail: newEmail ?? ""
  }),
  "email-changed": ({ email }) => ({ purpose: null, address: email, otherEmail: email }),
  // Not sent where the account has the former address back by now: then it was changed once more.
  "email-changed-from": ({ email }, formerAddress) => ({
    purpose: null,
    address: formerAddress === email ? null : formerAddress,
    otherEmail: email,
    path: "/contact"
  })
}

/** Where an email about an account goes, and where its button leads; null where there is no longer a reason for it. */
export const accountLink = Effect.fn("accountLink")(function* (
  kind: AccountEmailKind,
  contact: Contact,
  { formerAddress, id }: Pick<EmailRecord, "formerAddress" | "id">
) {
  const { address, otherEmail = "", path = "/forgot-password", purpose } = plans[kind](contact, formerAddress)
  if (address === null) return null
  if (purpose === null) return { address, otherEmail, path }
  const wanted = { purpose, email: address, minutes: minutesOf[purpose], emailId: id }
  const key = yield* issueKey(contact, wanted)
  return { address, otherEmail, path: pathOf(purpose, key) }
})
