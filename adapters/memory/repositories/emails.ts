import { claimedAt, leaseEnd } from "#domain/chores/lease.ts"
import {
  alwaysKinds,
  backlogOf,
  type EmailRecord,
  kindsUntilRead,
  type NewEmail
} from "#domain/notices/email.ts"
import { dayOf, type Instant } from "#domain/shared/instant.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"

import { byText } from "../order.ts"
import type { Store, Tables } from "../store.ts"

/** Puts an email into the outbox, unless its person has one with the same key. */
export const addEmail = (
  { emails }: Tables,
  { dropped, formerAddress, groupKey, ...email }: NewEmail
): void => {
  const isThere = [...emails.values()].some(
    (other) => other.userId !== null && other.userId === email.userId && other.groupKey === groupKey
  )
  if (groupKey !== null && isThere) return
  emails.set(email.id, {
    ...email,
    formerAddress: formerAddress ?? null,
    groupKey,
    state: dropped === undefined ? "waiting" : "dropped",
    attempts: 0,
    reason: dropped ?? null,
    sentAt: null
  })
}

/** Whether an email waits or is being sent. */
export const isOpen = ({ state }: EmailRecord) => state === "waiting" || state === "claimed"

const openIn = ({ emails }: Tables) =>
  [...emails.values()].filter(isOpen).toSorted((a, b) => byText(a.notBefore, b.notBefore))

const unsentIn = ({ emails }: Tables) =>
  [...emails.values()]
    .filter(({ state }) => state === "failed" || state === "dropped")
    .toSorted((a, b) => byText(b.notBefore, a.notBefore))

type Timed = Pick<EmailRecord, "id" | "notBefore">

// The latest time first.
const byTime = (a: Timed, b: Timed) => byText(b.notBefore, a.notBefore) || byText(b.id, a.id)

type Held = Pick<EmailRecord, "attempts" | "id">

const settle = ({ emails }: Tables, { attempts, id }: Held, change: Partial<EmailRecord>): boolean => {
  const email = emails.get(id)
  if (email === undefined || email.state !== "claimed" || email.attempts !== attempts) return false
  const isOver = change.state === "dropped" || change.state === "failed"
  const isSent = change.state === "sent"
  emails.set(id, {
    ...email,
    ...change,
    ...(isOver && { groupKey: null }),
    ...(isSent && { formerAddress: null })
  })
  return true
}

const claimIn = ({ emails }: Tables, email: EmailRecord, until: Instant): EmailRecord => {
  const { attempts, groupKey, id, kind } = email
  const claimed: EmailRecord = {
    ...email,
    state: "claimed",
    notBefore: until,
    attempts: attempts + 1,
    groupKey: kindsUntilRead.includes(kind) ? groupKey : null
  }
  emails.set(id, claimed)
  return claimed
}

const doneOn = ({ notBefore, sentAt }: EmailRecord) => dayOf(sentAt ?? notBefore)

export const emailRepository = ({ read, write }: Store) =>
  EmailRepository.of({
    add: (added) =>
      write((tables) => {
        for (const email of added) addEmail(tables, email)
      }),
    claim: (now, until, limit) =>
      write((tables) => {
        const due = openIn(tables).filter(({ notBefore }) => notBefore <= now)
        return due.slice(0, limit).map((email) => claimIn(tables, email, until))
      }),
    settle: (held, settled) =>
      write((tables) =>
        settle(tables, held, settled.state === "sent" ? { ...settled, reason: null } : settled)
      ),
    release: (held, now) =>
      write((tables) => {
        for (const email of held)
          settle(tables, email, { state: "waiting", attempts: email.attempts - 1, notBefore: now })
      }),
    byId: (id) => read(({ emails }) => emails.get(id) ?? null),
    waiting: (limit) => read((tables) => openIn(tables).slice(0, limit)),
    unsent: (limit) => read((tables) => unsentIn(tables).slice(0, limit)),
    ofState: (state, { before, limit }) =>
      read(({ emails }) =>
        [...emails.values()]
          .filter((email) => email.state === state && (before === null || byTime(before, email) < 0))
          .toSorted(byTime)
          .slice(0, limit)
      ),
    overdue: (now) =>
      read(({ emails }) => {
        const late = [...emails.values()].filter(
          (email) => isOpen(email) && (email.notBefore <= now || email.reason !== null)
        )
        return backlogOf(
          late.map(({ attempts, notBefore, state }) => ({ attempts, notBefore, state, count: 1 }))
        )
      }),
    failed: read(({ emails }) => {
      const failed = [...emails.values()].filter(({ state }) => state === "failed").toSorted(byTime)
      return { count: failed.length, oldestAt: failed.at(-1)?.notBefore ?? null }
    }),
    retried: read((tables) => {
      const retried = openIn(tables).filter(({ reason }) => reason !== null)
      return { count: retried.length, nextAt: retried[0]?.notBefore ?? null }
    }),
    figures: (instant) =>
      read(({ emails }) => {
        const over = [...emails.values()].filter(
          ({ notBefore, state }) => (state === "sent" || state === "failed") && notBefore >= instant
        )
        return [...new Set(over.map(doneOn))].map((day) => {
          const ofDay = over.filter((email) => doneOn(email) === day)
          const sent = ofDay.filter(({ state }) => state === "sent").length
          return { day, sent, failed: ofDay.length - sent }
        })
      }),
    reschedule: (userId, groupKey, notBefore) =>
      write(({ emails }) => {
        for (const email of emails.values())
          if (email.userId === userId && email.groupKey === groupKey && email.state === "waiting")
            emails.set(email.id, { ...email, notBefore })
      }),
    sendAt: (id, now) =>
      write(({ emails }) => {
        const email = emails.get(id)
        if (email?.state !== "waiting" && email?.state !== "failed") return false
        emails.set(id, { ...email, state: "waiting", notBefore: now, attempts: 0, reason: null })
        return true
      }),
    sentSince: (userId, instant, next, kind) =>
      read(
        ({ emails }) =>
          [...emails.values()].filter(
            (email) =>
              email.userId === userId &&
              (email.state === "sent" || (email.state === "claimed" && email.id < next)) &&
              email.notBefore > instant &&
              (kind === undefined ? !alwaysKinds.includes(email.kind) : email.kind === kind)
          ).length
      ),
    isSaidByAnother: ({ id, kind, thingId, userId }, since, now) =>
      read(({ emails }) =>
        [...emails.values()].some((other) => {
          const { attempts, notBefore, state } = other
          const isSame = other.userId === userId && other.kind === kind && other.thingId === thingId
          if (!isSame || other.id === id) return false
          if (state === "sent") return other.id > id || notBefore > leaseEnd(since)
          const isUnderWay = state === "claimed" || attempts > 0 || notBefore <= now
          return other.id > id && isOpen(other) && isUnderWay
        })
      ),
    lastClaimed: (userId, kind) =>
      read(({ emails }) => {
        const last = [...emails.values()]
          .filter((email) => email.userId === userId && email.kind === kind && email.state === "sent")
          .toSorted(byTime)
          .at(0)
        return last === undefined ? null : claimedAt(last.notBefore)
      }),
    purge: (instant) =>
      write(({ emails }) => {
        for (const email of emails.values())
          if (!isOpen(email) && email.groupKey === null && email.notBefore < instant) emails.delete(email.id)
      })
  })
