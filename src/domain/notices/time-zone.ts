import * as Schema from "effect/Schema"

import type { Day, Instant } from "../shared/instant.ts"
import { worded } from "../shared/worded.ts"

export const usualTimeZone = "America/Chicago"

const message = "Please choose a time zone from the list."

/** An IANA time zone by any of its names: browsers list some that the platform's own list leaves out. */
export const isTimeZone = (name: string): boolean => {
  // Newer platforms take offsets like "+05:30" as well.
  if (!/^[a-z]/i.test(name)) return false
  try {
    hourIn(name)
    return true
  } catch {
    return false
  }
}

export const TimeZone = worded(
  message,
  Schema.String,
  Schema.String.check(Schema.makeFilter((name) => isTimeZone(name) || message))
)

const hourMs = 3_600_000

const hourIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat("en-US", { timeZone, hour: "numeric", hourCycle: "h23" })
  return (ms: number) => Number(format.format(ms))
}

const quarterMs = hourMs / 4

/** The next time, after `now`, that clocks in the zone show this full hour. Zones differ by quarters of an hour. */
export const nextHour = (hour: number, timeZone: string, now: Instant): Instant => {
  const shown = hourIn(timeZone)
  let at = (Math.floor(Date.parse(now) / quarterMs) + 1) * quarterMs
  // An hour begins where the clock shows it and did not a moment before. Where a change of the clock skips it that day,
  // the next day has it.
  while (!(shown(at) === hour && shown(at - 1) !== hour)) at += quarterMs
  return new Date(at).toISOString()
}

/** The day that calendars in the zone show at this moment. */
export const dayIn = (timeZone: string, at: Instant): Day => {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit"
  })
  const [month = "", day = "", year = ""] = format.format(Date.parse(at)).split("/")
  return `${year}-${month}-${day}`
}
