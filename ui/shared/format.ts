import { format } from "date-fns/format"
import { parseISO } from "date-fns/parseISO"

/** "Nov 3, 2026". Takes an ISO 8601 instant or day. */
export const formatDate = (iso: string): string => format(parseISO(iso), "MMM d, yyyy")

/** The same for the day of an instant in UTC: what is rendered on a server reads the same in every time zone. */
export const formatUtcDate = (instant: string): string => formatDate(instant.slice(0, "2026-11-03".length))

/** "Nov 3", for conversations. */
export const formatDay = (iso: string): string => format(parseISO(iso), "MMM d")
