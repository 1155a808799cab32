import { leaseMinutes } from "../chores/lease.ts"
import { plusMinutes } from "../shared/calendar.ts"
import type { EmailId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { type AccountEmailKind, accountEmails } from "./account-emails.ts"
import { type ApplicationEmailKind, applicationEmails } from "./application-emails.ts"
import { isNoticeKind, type NoticeKind, noticeKinds } from "./notice-kinds.ts"

/** The day's notices of whoever wants them so. */
export const digest = "digest"

export type EmailKind = NoticeKind | AccountEmailKind | ApplicationEmailKind | typeof digest

/** Where an email stands: it waits for its time or its next attempt, is being sent, or is done with. */
export const emailStates = ["waiting", "claimed", "sent", "failed", "dropped"] as const
export type EmailState = (typeof emailStates)[number]

/** An email to be sent: to whom, and about what. Its address and its text are found when it is sent. */
export interface NewEmail {
  readonly id: EmailId
  /** Null for nobody's. */
  readonly userId: UserId | null
  readonly kind: EmailKind
  readonly thingId: string | null
  /** While it waits, another one of this person with the same key is this one. */
  readonly groupKey: string | null
  readonly notBefore: Instant
  /** Where it goes instead of to the account's address of the day: the one that it had before. */
  readonly formerAddress?: string
  /** Why it is not sent at all. With a group it holds back others until its person has read. */
  readonly dropped?: string
}

/** An email as the outbox has it. */
export interface EmailRecord {
  readonly id: EmailId
  readonly userId: UserId | null
  /** A newer server may have written one that is not known here. */
  readonly kind: string
  readonly thingId: string | null
  readonly groupKey: string | null
  /** Of the one to an address that its account no longer has, until it is sent. */
  readonly formerAddress: string | null
  /** Of a claimed one: when its lease is over. */
  readonly notBefore: Instant
  readonly state: EmailState
  /** How often it has been claimed. */
  readonly attempts: number
  /** Why it was dropped, has failed, or waits for another attempt. */
  readonly reason: string | null
  readonly sentAt: Instant | null
}

/** Why an email is not sent of which there is nothing to say any more. */
export const takenBack = "taken back"

/** Why an email is not sent of what the day's email tells. */
export const toldWithTheDay = "told with the day's others"

/** Why a person gets no email about a topic. What had its own dropped so is told by no day's email either. */
export const unwanted = {
  unconfirmed: "the address is not confirmed",
  stopped: "email to the address comes back",
  suspended: "the account is suspended",
  off: "not wanted"
} as const
export const unwantedReasons: ReadonlyArray<string> = Object.values(unwanted)

/** What is said once while it waits. */
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

/** How long handing one over may take. Those claimed at once go in two rounds, and both are over before their lease. */
export const sendingSeconds = 40

/** How long after an attempt that failed the next one follows. */
export const retryMinutes = [1, 5, 30, 2 * 60, 6 * 60, 24 * 60] as const

/** When to try again what has been tried so often; null for no more. */
export const nextAttempt = (attempts: number, now: Instant): Instant | null => {
  const minutes = retryMinutes[attempts - 1]
  return minutes === undefined ? null : plusMinutes(now, minutes)
}

/** Emails that are not sent yet and have been tried equally often, and the first time of any of them. */
export interface Backlog extends Pick<EmailRecord, "attempts" | "notBefore" | "state"> {
  readonly count: number
}

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((all, one) => all + one, 0)

/** When an email was first due, but for how long its attempts took: each that failed has put it off. */
const firstDue = ({ attempts, notBefore, state }: Backlog): Instant => {
  const isClaimed = state === "claimed"
  const putOff = sum(retryMinutes.slice(0, isClaimed ? attempts - 1 : attempts))
  return plusMinutes(notBefore, -(putOff + (isClaimed ? leaseMinutes : 0)))
}

/** How many emails these are, and since when the one should be out that has waited longest. */
export const backlogOf = (emails: ReadonlyArray<Backlog>) => ({
  count: sum(emails.map(({ count }) => count)),
  oldestAt: emails.map(firstDue).toSorted()[0] ?? null
})

/** How many emails one address gets a day, beside those that nobody can turn off. */
export const emailsPerDay = 50
