import type { UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"

/** A session lives seven days and is extended when less than half is left (docs/http-contract.md#session). */
export const sessionDays = 7

export interface Session {
  /** SHA-256 of the session key in hexadecimal; the key itself is only in the cookie. */
  readonly id: string
  readonly userId: UserId
  readonly createdAt: Instant
  readonly expiresAt: Instant
}
