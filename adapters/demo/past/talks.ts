import type { User } from "#domain/account/account.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"

import { daysBefore } from "../calendar.ts"
import { demoEmailOf } from "../people/accounts.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import { type Line, type Talk, talk } from "../talks.ts"
import { pastTalks } from "../writing/small-talk.ts"
import type { PastJob } from "./jobs.ts"

const minutesBetween = [2, 55] as const

/** A past job of a firm, its homeowner, and which of the firm's jobs it is, counted from 0. */
export interface Encounter {
  readonly firm: Firm
  readonly homeowner: User
  readonly job: PastJob
  readonly turn: number
}

/** An exchange from the day before the job was done. */
const exchange = (
  { firm, homeowner, job: { quote }, turn }: Encounter,
  random: Random
): ReadonlyArray<Line> => {
  const talks = firm.random.fork("talks").shuffled(pastTalks)
  let at = daysBefore(quote.completedAt ?? quote.createdAt, 1)
  const lines = talks[turn % talks.length] ?? []
  return lines.map(([by, text]) => {
    at = plusMinutes(at, random.between(...minutesBetween))
    return {
      senderUserId: by === "provider" ? firm.owner.id : homeowner.id,
      body: text.replaceAll("{homeowner}", () => homeowner.firstName),
      read: true,
      createdAt: at
    }
  })
}

/**
 * The conversation that the request for a past job opened. Only providers who can sign in have exchanged words there:
 * nobody sees the others.
 */
export const pastTalk = (encounter: Encounter, random: Random): Talk => {
  const { firm, job } = encounter
  const { createdAt, homeownerId, providerId } = job.quote
  const lines = demoEmailOf(firm.business.owner) === undefined ? [] : exchange(encounter, random)
  return talk({ homeownerId, providerId, createdAt, lines }, random)
}
