import { isolated } from "./isolated.ts"
import type { NeededEmail } from "./letter-body.ts"

/** The facts from which an email about an application is written. */
interface Known {
  readonly business: string
  readonly isListed: boolean
  /** What the profile still lacks. */
  readonly missing: ReadonlyArray<string>
  readonly reason: string
}

const because = "You get this because somebody applied with this address as a professional."

const stateWords = ({ isListed, missing }: Known): string => {
  if (missing.length > 0 && isListed) {
    // A listed page can lack nothing else.
    return `Homeowners find you and can ask you for a quote. What you said of your license or insurance is not on your page until you add ${missing.join(" and ")}.`
  }
  if (missing.length > 0) return `Your profile still lacks ${missing.join(", ")}.`
  return isListed
    ? "Your profile is complete: homeowners find you and can ask you for a quote."
    : "Your profile is complete. You list it yourself, when you are ready."
}

const welcome = (known: Known, first: string) => ({
  subject: `Welcome, ${isolated(known.business)} is ${known.isListed ? "listed" : "ready"}`,
  lines: [first, stateWords(known)],
  because
})

/** How long the link works by which an approved applicant sets the first password. */
export const applicantKeyDays = 7

/** Emails about applications. None says more than the applicant has said or an operator has written. */
export const applicationEmails = {
  "application-received": () => ({
    subject: "We have your application",
    lines: [
      "We answer within 2 business days. Your license number and insurer are only stated so far; what we check, we mark."
    ],
    button: "See how it works",
    because
  }),
  "application-approved": (known: Known) => ({
    ...welcome(
      known,
      `Set a password to sign in to your account. The link works for ${applicantKeyDays} days.`
    ),
    button: "Set your password"
  }),
  "application-added": (known: Known) => ({
    ...welcome(
      known,
      "What your profile lacked, we have taken from your application. Nothing else was changed."
    ),
    button: "See your profile"
  }),
  "application-declined": ({ reason }: Known) => ({
    subject: "About your application",
    lines: [reason, "You may apply again at any time."],
    button: "Apply again",
    because
  })
} satisfies Record<string, (known: Known) => NeededEmail>

export type ApplicationEmailKind = keyof typeof applicationEmails

export const isApplicationEmailKind = (kind: string): kind is ApplicationEmailKind =>
  Object.hasOwn(applicationEmails, kind)
