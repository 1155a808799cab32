import { isToday } from "date-fns/isToday"
import { isYesterday } from "date-fns/isYesterday"

import { formatDate } from "./format.ts"

/** "Today", "Yesterday", or the date of an instant. */
export const dayName = (instant: string): string => {
  const date = new Date(instant)
  if (isToday(date)) return "Today"
  return isYesterday(date) ? "Yesterday" : formatDate(instant)
}
