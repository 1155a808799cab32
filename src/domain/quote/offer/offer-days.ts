import * as Schema from "effect/Schema"

import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { isDay } from "#domain/shared/days.ts"
import { type Day, dayOf, type Instant } from "#domain/shared/instant.ts"

export const maxValidDays = 180

/** How many years ahead an offer's work may begin. */
const maxStartYears = 10

interface Dated {
  readonly startFrom?: Day | null | undefined
  readonly validUntil?: Day | null | undefined
}

const issuesAt = (now: Instant) => {
  const today = lastToday(now)
  // The latest day in the US is that of UTC, or the one before.
  const last = plusDays(dayOf(now), maxValidDays)
  const lastStart = plusDays(dayOf(now), maxStartYears * 365)
  return ({ startFrom, validUntil }: Dated) => {
    const issues: Array<{ readonly path: ReadonlyArray<keyof Dated>; readonly issue: string }> = []
    if (isDay(startFrom) && startFrom < today)
      issues.push({ path: ["startFrom"], issue: "The start cannot be in the past" })
    if (isDay(startFrom) && startFrom > lastStart)
      issues.push({ path: ["startFrom"], issue: `Please choose a day within ${maxStartYears} years` })
    if (isDay(validUntil) && validUntil <= today)
      issues.push({ path: ["validUntil"], issue: "Please choose a day from tomorrow on" })
    if (isDay(validUntil) && validUntil > last)
      issues.push({ path: ["validUntil"], issue: `Please choose a day within ${maxValidDays} days` })
    return issues
  }
}

/** Whether an offer's days are possible on the present day. */
export const fittingDays = (now: Instant) => Schema.makeFilter(issuesAt(now))
