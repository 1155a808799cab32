import type { UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"

/** Why no email is sent to an address any more. */
export const mailStops = ["bounced"] as const
export type MailStop = (typeof mailStops)[number]

/** How a person can be written to. */
export interface Contact {
  readonly userId: UserId
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** Null until the person has shown that the address is theirs. */
  readonly emailConfirmedAt: Instant | null
  /** The address that is to replace the person's, once it is confirmed. */
  readonly newEmail: string | null
  /** An IANA name. */
  readonly timeZone: string
  readonly mailStopped: MailStop | null
}

/** The contact of an account that was just opened. */
export const newContact = { emailConfirmedAt: null, newEmail: null, mailStopped: null } as const
