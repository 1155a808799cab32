import type { UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"

export const keyPurposes = ["reset", "confirm", "change", "invite"] as const
export type KeyPurpose = (typeof keyPurposes)[number]

/** How long the key in a link works, in minutes; whoever invites says it for an invitation. */
export const keyMinutes: Readonly<Record<Exclude<KeyPurpose, "invite">, number>> = {
  reset: 60,
  confirm: 7 * 24 * 60,
  change: 24 * 60
}

/** "an hour", "24 hours", "7 days". */
export const spanWords = (minutes: number): string => {
  const hours = minutes / 60
  if (hours === 1) return "an hour"
  return hours > 24 ? `${hours / 24} days` : `${hours} hours`
}

/** A key that was sent to an address, as it is kept: by its digest, which opens nothing. */
export interface EmailKey {
  readonly digest: string
  readonly userId: UserId
  readonly purpose: KeyPurpose
  readonly email: string
  readonly createdAt: Instant
  readonly expiresAt: Instant
  readonly usedAt: Instant | null
}

export const isUsable = ({ expiresAt, usedAt }: EmailKey, now: Instant): boolean =>
  usedAt === null && expiresAt > now
