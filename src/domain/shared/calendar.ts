import type { Day, Instant } from "./instant.ts"
import { once } from "./once.ts"

const dayMs = 86_400_000

const dayOfMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export const plusDays = (day: Day, days: number): Day => dayOfMs(Date.parse(day) + days * dayMs)

const hawaiiMs = 10 * 3_600_000

/** The day that it is where in the US it ends last, in Hawaii: a day is not over before it is over for everybody. */
export const lastToday = (now: Instant): Day => dayOfMs(Date.parse(now) - hawaiiMs)

const inWords = (parts: Intl.DateTimeFormatOptions) => {
  const format = once(() => new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...parts }))
  return (day: Day): string => format().format(new Date(day))
}

/** "Nov 30, 2026". */
export const formatCalendarDay = inWords({ year: "numeric", month: "short", day: "numeric" })

/** "Nov 30". */
export const formatShortDay = inWords({ month: "short", day: "numeric" })
