import { ended } from "../shared/sentences.ts"
import { keyMinutes, spanWords } from "./email-key.ts"
import { isolated } from "./isolated.ts"
import type { NeededEmail } from "./letter-body.ts"

const because = "You get this because this address belongs to an account with us."
const notYou = "If this was not you, set a new password now."

/** "o•••@example.com": enough for its owner to know it again. */
export const hiddenEmail = (email: string): string => {
  const at = email.lastIndexOf("@")
  return `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** How many days the link works by which the owner of a prepared page sets the first password. */
export const preparedDays = 30

/**
 * Emails that belong to no notice. Some name something: `otherEmail` is the address that an account is about to have,
 * or had, `business` the one whose page is prepared.
 */
export const accountEmails = {
  "confirm-email": () => ({
    subject: "Please confirm your email address",
    lines: [
      `Press the button so that we know this address is yours. The link works for ${spanWords(keyMinutes.confirm)}.`
    ],
    button: "Confirm this address",
    because: "You get this because somebody opened an account with this address."
  }),
  "reset-password": () => ({
    subject: "Set a new password",
    lines: [
      `Somebody asked for a new password for this address. If it was you, the link works for ${spanWords(keyMinutes.reset)}. If not, ignore this email: nothing has changed.`
    ],
    button: "Set a new password",
    because
  }),
  "password-changed": () => ({
    subject: "Your password was changed",
    lines: [`All other devices have been signed out. ${notYou}`],
    button: "Set a new password",
    because
  }),
  "password-set": () => ({
    subject: "Your password was set",
    lines: [`You sign in with it from now on. ${notYou}`],
    button: "Set a new password",
    because
  }),
  "change-email": () => ({
    subject: "Please confirm your new email address",
    lines: [
      `Press the button and we will write to this address from then on. The link works for ${spanWords(keyMinutes.change)}.`
    ],
    button: "Use this address",
    because: "You get this because somebody wants to use this address for an account with us."
  }),
  "email-changing": (otherEmail: string) => ({
    subject: "Your email address is being changed",
    // A sentence of its own: many mail programs show it without the subject.
    lines: [`It is being changed to ${hiddenEmail(otherEmail)}. ${notYou}`],
    button: "Set a new password",
    because
  }),
  "page-prepared": (business: string) => ({
    subject: "Your page on Best Contractors is prepared",
    lines: [
      `We have prepared a page for your business, ${ended(isolated(business))} Nobody sees it before you set a password, look at it and list it yourself. The link works for ${preparedDays} days.`,
      "You will not hear from us again unless you use it."
    ],
    button: "Set your password",
    because: "You get this once, because your business was named to us with this address."
  }),
  "email-changed": (otherEmail: string) => ({
    subject: "Your email address was changed",
    lines: [`It was changed to ${hiddenEmail(otherEmail)}. ${notYou}`],
    button: "Set a new password",
    because
  }),
  // No link to a new password: this address opens nothing any more, and such a link would go to the other one.
  "email-changed-from": (otherEmail: string) => ({
    subject: "Your email address was changed",
    lines: [
      `It was changed to ${hiddenEmail(otherEmail)}. If this was not you, write to us.`,
      "This address no longer opens your account: if you cannot get into it, write to us."
    ],
    button: "Write to us",
    because: "You get this once, because this address belonged to an account with us until now."
  })
} satisfies Record<string, (named: string) => NeededEmail>

export type AccountEmailKind = keyof typeof accountEmails

/** Whether the email goes to people who have asked for nothing: it says from where it comes, if that is known. */
export const isUnasked = (kind: AccountEmailKind): boolean => kind === "page-prepared"

export const isAccountEmailKind = (kind: string): kind is AccountEmailKind =>
  Object.hasOwn(accountEmails, kind)
