import type { Day, Instant } from "./instant.ts"

const dayMs = 86_400_000

const dayOfMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export const plusDays = (day: Day, days: number): Day => dayOfMs(Date.parse(day) + days * dayMs)

const hawaiiMs = 10 * 3_600_000

/** The day that it is where in the US it ends last, in Hawaii: a day is not over before it is over for everybody. */
export const lastToday = (now: Instant): Day => dayOfMs(Date.parse(now) - hawaiiMs)

const inWords = (day: Day, parts: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString("en-US", { timeZone: "UTC", ...parts })

/** "Nov 30, 2026". */
export const formatCalendarDay = (day: Day): string =>
  inWords(day, { year: "numeric", month: "short", day: "numeric" })

/** "Nov 30". */
export const formatShortDay = (day: Day): string => inWords(day, { month: "short", day: "numeric" })
