import type { SessionId, UserId } from "../shared/ids.ts"
import type { Day, Instant } from "../shared/instant.ts"

/** A session lives seven days and is extended when less than half is left (docs/http-contract.md#session). */
export const sessionDays = 7

/** For how many days it is known that an account has signed in from a browser. */
export const deviceDays = 365

export interface Session {
  /** SHA-256 of the session key in hexadecimal; the key itself is only in the cookie. */
  readonly id: string
  readonly userId: UserId
  readonly createdAt: Instant
  readonly expiresAt: Instant
  /** The session's name in answers, which never contain its id. */
  readonly publicId: SessionId
  /** What the browser called itself when it signed in. */
  readonly userAgent: string | null
  /** The last day on which it was seen. */
  readonly seenOn: Day
  /** Until when an operator need not type the password again; null where it was not asked for. */
  readonly unlockedUntil: Instant | null
}

/** The most sessions of a person that are shown, the latest first. */
export const mostSessions = 100

/** How many characters are kept of a browser's user agent. */
export const maxUserAgentLength = 200
