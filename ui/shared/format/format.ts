import { formatCalendarDay, formatShortDay } from "#domain/shared/calendar.ts"
import { once } from "#domain/shared/once.ts"

const dayLength = "2026-11-03".length
const minuteMs = 60_000

// A day alone is that day everywhere; JavaScript would take it for its first moment in UTC.
const localDayOf = (iso: string): string => {
  if (iso.length === dayLength) return iso
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs).toISOString().slice(0, dayLength)
}

/** "Nov 3, 2026". Takes an ISO 8601 instant or day. */
export const formatDate = (iso: string): string => formatCalendarDay(localDayOf(iso))

/** The same for the day of an instant in UTC: what is rendered on a server reads the same in every time zone. */
export const formatUtcDate = (instant: string): string => formatCalendarDay(instant.slice(0, dayLength))

/** The same for a day of UTC in the past: where it is still the evening before the one of now, that is named. */
export const formatPastDay = (day: string): string => {
  const now = new Date().toISOString()
  return formatDate(now.startsWith(day) ? now : day)
}

/** "Nov 3", for conversations. */
export const formatDay = (iso: string): string => formatShortDay(localDayOf(iso))

// What the browser brings along for it weighs nothing; it is made when the first is shown, for that takes a phone
// twenty milliseconds and more.
const times = once(() => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }))

/** "3:05 PM", with the space that every font has. */
export const formatTime = (instant: string): string =>
  times().format(new Date(instant)).replaceAll("\u202f", " ")
