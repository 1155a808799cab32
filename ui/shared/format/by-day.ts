import { isToday } from "date-fns/isToday"
import { isYesterday } from "date-fns/isYesterday"

import { formatDate } from "./format.ts"

/** "Today", "Yesterday", or the date of an instant. */
export const dayName = (instant: string): string => {
  const date = new Date(instant)
  if (isToday(date)) return "Today"
  return isYesterday(date) ? "Yesterday" : formatDate(instant)
}

/** The entries by the name of their day, both in the order in which they come. */
export const byDay = <Entry>(
  entries: ReadonlyArray<Entry>,
  dayOf: (entry: Entry) => string
): ReadonlyMap<string, ReadonlyArray<Entry>> => {
  const days = new Map<string, Array<Entry>>()
  for (const entry of entries) {
    const day = dayOf(entry)
    const ofDay = days.get(day)
    if (ofDay) ofDay.push(entry)
    else days.set(day, [entry])
  }
  return days
}
