import * as Effect from "effect/Effect"

import type { Contact } from "#domain/account/contact.ts"
import { type AccountEmailKind, preparedDays } from "#domain/notices/account-emails.ts"
import { keyMinutes, type KeyPurpose } from "#domain/notices/email-key.ts"
import type { EmailRecord } from "#domain/notices/email.ts"

import { issueKey, pathOf } from "../account/issue-key.ts"

// The only ones who are invited by an email about an account are those whose page was prepared.
const minutesOf = { ...keyMinutes, invite: preparedDays * 24 * 60 }

interface Plan {
  readonly purpose: KeyPurpose | null
  readonly address: string | null
  readonly otherEmail?: string
  /** Where the button leads, where that needs no key; a new password is asked for unless it is named. */
  readonly path?: string
}

const plans: Record<AccountEmailKind, (contact: Contact, formerAddress: string | null) => Plan> = {
  // The link shows as well that email arrives again where it has come back.
  "confirm-email": ({ email, emailConfirmedAt, mailStopped }) => ({
    purpose: "confirm",
    address: emailConfirmedAt === null || mailStopped !== null ? email : null
  }),
  "reset-password": ({ email }) => ({ purpose: "reset", address: email }),
  // Who has shown that the address is theirs has set a password.
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
  // Whoever has it back by now has changed it once more.
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
