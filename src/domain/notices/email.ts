import { leaseMinutes } from "../chores/lease.ts"
import { plusMinutes } from "../shared/calendar.ts"
import type { EmailId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { type AccountEmailKind, accountEmails } from "./account-emails.ts"
import { type ApplicationEmailKind, applicationEmails } from "./application-emails.ts"
import { isNoticeKind, type NoticeKind, noticeKinds } from "./notice-kinds.ts"

/** The kind of the email that tells the day's notices to whoever wants them so. */
export const digest = "digest"

export type EmailKind = NoticeKind | AccountEmailKind | ApplicationEmailKind | typeof digest

/** Where an email stands: it waits for its time or its next attempt, is being sent, or is done with. */
export const emailStates = ["waiting", "claimed", "sent", "failed", "dropped"] as const
export type EmailState = (typeof emailStates)[number]

/** An email to be sent: to whom, and about what. Its address and its text are found when it is sent. */
export interface NewEmail {
  readonly id: EmailId
  /** Null for an address that no account has. */
  readonly userId: UserId | null
  readonly kind: EmailKind
  readonly thingId: string | null
  /** A person has at most one email with a key that waits; adding another one does nothing. */
  readonly groupKey: string | null
  readonly notBefore: Instant
  /** The address that the account had before, if the email goes there instead of to its present one. */
  readonly formerAddress?: string
  /** Why it is not sent at all. With a group key it blocks further ones until its person has read. */
  readonly dropped?: string
}

/** An email as the outbox has it. */
export interface EmailRecord {
  readonly id: EmailId
  readonly userId: UserId | null
  /** A newer server may have written a kind that is not known here. */
  readonly kind: string
  readonly thingId: string | null
  readonly groupKey: string | null
  /** An address that the account no longer has, for the email to it, until that is sent. */
  readonly formerAddress: string | null
  /** For a claimed email: when its lease is over. */
  readonly notBefore: Instant
  readonly state: EmailState
  /** How often it has been claimed. */
  readonly attempts: number
  /** Why it was dropped, has failed, or waits for another attempt. */
  readonly reason: string | null
  readonly sentAt: Instant | null
}

/** The reason of emails that are not sent because there is nothing to say any more. */
export const takenBack = "taken back"

/** The reason of emails that are not sent because a digest tells the same. */
export const toldWithTheDay = "told with the day's others"

/** Why a person gets no email about a topic. A notice whose own email was dropped so is not told by a digest either. */
export const unwanted = {
  unconfirmed: "the address is not confirmed",
  stopped: "email to the address comes back",
  suspended: "the account is suspended",
  off: "not wanted"
} as const
export const unwantedReasons: ReadonlyArray<string> = Object.values(unwanted)

/** The key of a group of emails of which only one waits at a time. */
export const groupKeyOf = (kind: EmailKind, thingId: string): string => `${kind} ${thingId}`

const kindsWhere = (isWanted: (row: (typeof noticeKinds)[NoticeKind]) => boolean) =>
  Object.keys(noticeKinds).filter((kind) => isNoticeKind(kind) && isWanted(noticeKinds[kind]))

/** Kinds of which no second email is written until the reader has looked, not even once the first is sent. */
export const kindsUntilRead: ReadonlyArray<string> = kindsWhere(({ untilRead }) => untilRead)

/** Kinds that nobody can turn off. */
export const alwaysKinds: ReadonlyArray<string> = [
  ...Object.keys(accountEmails),
  ...Object.keys(applicationEmails),
  ...kindsWhere(({ topic }) => topic === "always")
]

/**
 * How long handing an email over may take. Emails that are claimed together take two rounds, and both are over before
 * their lease.
 */
export const sendingSeconds = 40

/** How long after an attempt that failed the next one follows. */
export const retryMinutes = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60] as const

/** When to try again after so many attempts; null for never. */
export const nextAttempt = (attempts: number, now: Instant): Instant | null => {
  const minutes = retryMinutes[attempts - 1]
  return minutes === undefined ? null : plusMinutes(now, minutes)
}

/** Emails that are not sent yet and have been tried equally often, and the earliest due time among them. */
export interface Backlog extends Pick<EmailRecord, "attempts" | "notBefore" | "state"> {
  readonly count: number
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)

/** When an email was first due: the delay after each failed attempt is taken off, how long the attempts took is not. */
const firstDue = ({ attempts, notBefore, state }: Backlog): Instant => {
  const isClaimed = state === "claimed"
  const putOff = sum(retryMinutes.slice(0, isClaimed ? attempts - 1 : attempts))
  return plusMinutes(notBefore, -(putOff + (isClaimed ? leaseMinutes : 0)))
}

/** How many emails these are, and since when the oldest of them has been due. */
export const backlogOf = (emails: ReadonlyArray<Backlog>) => ({
  count: sum(emails.map(({ count }) => count)),
  oldestAt: emails.map(firstDue).toSorted()[0] ?? null
})

/** The most emails that one address gets a day, apart from those that nobody can turn off. */
export const emailsPerDay = 50
