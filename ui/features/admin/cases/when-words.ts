import { formatDate, formatTime } from "#ui/shared/format/format.ts"

/** "Nov 3, 2026, 3:05 PM". */
export const whenWords = (instant: string): string => `${formatDate(instant)}, ${formatTime(instant)}`
