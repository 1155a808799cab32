import { once } from "#domain/shared/once.ts"

// What the browser brings along for it weighs nothing; date-fns would bring 6 KB to a first view. It is made when the
// first is shown: a formatter takes a phone twenty milliseconds.
const inEnglish = (parts: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat("en-US", parts))

const dates = inEnglish({ year: "numeric", month: "short", day: "numeric" })
const days = inEnglish({ month: "short", day: "numeric" })
const times = inEnglish({ hour: "numeric", minute: "2-digit" })

const dayLength = "2026-11-03".length

// A day alone is that day everywhere; JavaScript would take it for its first moment in UTC.
const dateOf = (iso: string): Date => new Date(iso.length === dayLength ? `${iso}T00:00` : iso)

/** "Nov 3, 2026". Takes an ISO 8601 instant or day. */
export const formatDate = (iso: string): string => dates().format(dateOf(iso))

/** The same for the day of an instant in UTC: what is rendered on a server reads the same in every time zone. */
export const formatUtcDate = (instant: string): string => formatDate(instant.slice(0, dayLength))

/** "Nov 3", for conversations. */
export const formatDay = (iso: string): string => days().format(dateOf(iso))

/** "3:05 PM", with the space that every font has. */
export const formatTime = (instant: string): string =>
  times().format(dateOf(instant)).replaceAll("\u202f", " ")
