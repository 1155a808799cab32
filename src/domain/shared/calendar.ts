import type { Day, Instant } from "./instant.ts"

/** The moment so many milliseconds later. */
export const plusMilliseconds = (instant: Instant, milliseconds: number): Instant =>
  new Date(Date.parse(instant) + milliseconds).toISOString()

/** The moment so many minutes later. */
export const plusMinutes = (instant: Instant, minutes: number): Instant =>
  plusMilliseconds(instant, minutes * 60_000)

/** The moment so many hours later. */
export const plusHours = (instant: Instant, hours: number): Instant => plusMinutes(instant, 60 * hours)

/** The moment so many days of 24 hours later, whatever clocks do meanwhile. */
export const plusFullDays = (instant: Instant, days: number): Instant => plusHours(instant, 24 * days)

const dayMs = 86_400_000

const dayOfMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export const plusDays = (day: Day, days: number): Day => dayOfMs(Date.parse(day) + days * dayMs)

const hawaiiMs = 10 * 3_600_000

/** Today in Hawaii, where a day ends last in the US: no day is over before it is over for everybody. */
export const lastToday = (now: Instant): Day => dayOfMs(Date.parse(now) - hawaiiMs)

/** The moment at which a day is over for everybody. */
export const endOfDay = (day: Day): Instant => plusMilliseconds(`${plusDays(day, 1)}T00:00:00.000Z`, hawaiiMs)

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

const partsOf = (day: Day) => {
  const [year = "", month = "", date = ""] = day.split("-")
  return { year, short: `${months[Number(month) - 1]} ${Number(date)}` }
}

// Without a formatter of `Intl`: a slow phone takes 60 ms to make one, and some dates stand in first views.
/** "Nov 30, 2026". */
export const formatCalendarDay = (day: Day): string => {
  const { short, year } = partsOf(day)
  return `${short}, ${year}`
}

/** "Nov 30". */
export const formatShortDay = (day: Day): string => partsOf(day).short

const yearLength = "2026".length

/** "Nov 30", with its year where that is not the present one. */
export const formatNearDay = (day: Day, now: Instant): string =>
  lastToday(now).startsWith(day.slice(0, yearLength)) ? formatShortDay(day) : formatCalendarDay(day)
