import { format } from "date-fns/format"
import { parseISO } from "date-fns/parseISO"

/** "Nov 3, 2026". Takes an ISO 8601 instant or day. */
export const formatDate = (iso: string): string => format(parseISO(iso), "MMM d, yyyy")

/** "Nov 3", for conversations. */
export const formatDay = (iso: string): string => format(parseISO(iso), "MMM d")
