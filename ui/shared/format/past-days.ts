import { formatCalendarDay, formatNearDay } from "#domain/shared/calendar.ts"

import { localDayOf } from "./format.ts"

/** "Nov 3", with its year where that is not the present one. */
export const formatRecentDay = (iso: string): string =>
  formatNearDay(localDayOf(iso), new Date().toISOString())

/** "Nov 3, 2026", a day that has lasted until it was over in Hawaii, and began with an instant of the reader's own date. */
export const formatDaySince = (instant: string, day: string): string => {
  const firstDay = localDayOf(instant)
  return formatCalendarDay(day < firstDay ? firstDay : day)
}
