import * as Schema from "effect/Schema"

import { lastToday } from "../shared/calendar.ts"
import { inTheFuture, isDay } from "../shared/days.ts"
import { type Day, dayOf, type Instant } from "../shared/instant.ts"
import { maxBackgroundMonths } from "./check-options.ts"
import { CheckRequest } from "./check.ts"

const tooLate = `Please choose a day within ${maxBackgroundMonths} months.`

const plusMonths = (day: Day, months: number): Day => {
  const date = new Date(day)
  date.setUTCMonth(date.getUTCMonth() + months)
  // Feb 29 overflows into March in years without it.
  if (date.getUTCDate() !== Number(day.slice(-2))) date.setUTCDate(0)
  return dayOf(date.toISOString())
}

const faultOf = ({ expiresOn, kind }: CheckRequest, today: Day): string | undefined => {
  if (!isDay(expiresOn)) return undefined
  if (expiresOn <= today) return inTheFuture
  return kind === "background" && expiresOn > plusMonths(today, maxBackgroundMonths) ? tooLate : undefined
}

/** A check that can be written down on this day: it ends later, that of a person's background within two years. */
export const checkRequestAt = (now: Instant) =>
  CheckRequest.check(
    Schema.makeFilter((asked) => {
      const fault = faultOf(asked, lastToday(now))
      return fault === undefined || { path: ["expiresOn"], issue: fault }
    })
  )
