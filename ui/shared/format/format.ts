import { formatCalendarDay, formatShortDay } from "#domain/shared/calendar.ts"
import { once } from "#domain/shared/once.ts"

const dayLength = "2026-11-03".length
const minuteMs = 60_000

/** The reader's day of an instant. A date without a time is that day everywhere: JavaScript would read it as midnight UTC. */
export const localDayOf = (iso: string): string => {
  if (iso.length === dayLength) return iso
  const date = new Date(iso)
  return new Date(date.getTime() - date.getTimezoneOffset() * minuteMs).toISOString().slice(0, dayLength)
}

/** "Nov 3, 2026". Takes an ISO 8601 instant or day. */
export const formatDate = (iso: string): string => formatCalendarDay(localDayOf(iso))

/** The same for the UTC day of an instant: text that is rendered on a server reads the same in every time zone. */
export const formatUtcDate = (instant: string): string => formatCalendarDay(instant.slice(0, dayLength))

/** "Nov 3", for conversations. */
export const formatDay = (iso: string): string => formatShortDay(localDayOf(iso))

// Creating the format takes a phone twenty milliseconds and more, so it waits until the first time is shown.
const times = once(() => new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }))

/** "3:05 PM", with an ordinary space, which every font has, instead of a narrow one. */
export const formatTime = (instant: string): string =>
  times().format(new Date(instant)).replaceAll("\u202f", " ")
