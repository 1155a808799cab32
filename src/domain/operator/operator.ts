import type { Session } from "../session/session.ts"
import { plusMinutes } from "../shared/calendar.ts"
import type { UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"

/** Somebody who runs the marketplace. They sign in as everybody does, and take no part in it. */
export interface Operator {
  readonly userId: UserId
  readonly grantedAt: Instant
  /** Null for an operator whom the command line has added. */
  readonly grantedBy: UserId | null
  /**
   * Whether the operator may be written to about news of the queue. Stored for later: nothing is written to them yet.
   */
  readonly notify: boolean
}

/** How long typing the password opens the steps that ask for it. */
export const unlockMinutes = 30

/** Until when those steps are open to a session whose person has just typed the password. */
export const unlockedUntil = (now: Instant): Instant => plusMinutes(now, unlockMinutes)

export const isUnlocked = (session: Pick<Session, "unlockedUntil">, now: Instant): boolean =>
  session.unlockedUntil !== null && session.unlockedUntil > now

/** How long the link for a new operator's first password works. */
export const operatorKeyHours = 24
