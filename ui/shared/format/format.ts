import { parseISO } from "date-fns/parseISO"

// What the browser brings along for it weighs nothing; date-fns' format weighs 6 KB of a first view.
const dates = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" })
const days = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" })

/** "Nov 3, 2026". Takes an ISO 8601 instant or day. */
export const formatDate = (iso: string): string => dates.format(parseISO(iso))

/** The same for the day of an instant in UTC: what is rendered on a server reads the same in every time zone. */
export const formatUtcDate = (instant: string): string => formatDate(instant.slice(0, "2026-11-03".length))

/** "Nov 3", for conversations. */
export const formatDay = (iso: string): string => days.format(parseISO(iso))
