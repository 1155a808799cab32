import { plusFullDays } from "#domain/shared/calendar.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

import type { Random } from "./random.ts"

/** The instant the demo data is written for unless another is given: a Monday evening. */
export const demoInstant: Instant = "2026-11-16T18:00:00.000Z"

const weekMs = 7 * 86_400_000

/**
 * The last Monday evening: what is loaded then is the same for a week, and never so old that its requests have run out
 * and its reviews cannot be written any more.
 */
export const demoInstantAt = (now: Instant): Instant => {
  const first = Date.parse(demoInstant)
  return new Date(first + Math.floor((Date.parse(now) - first) / weekMs) * weekMs).toISOString()
}

export const daysBefore = (instant: Instant, days: number): Instant => plusFullDays(instant, -days)

export const dayOf = (instant: Instant): Day => instant.slice(0, 10)

/** The same UTC day at this time ("16:45"). */
export const atTime = (instant: Instant, time: string): Instant => `${dayOf(instant)}T${time}:00.000Z`

const clock = (value: number) => String(value).padStart(2, "0")

/** The same day at some minute of the American working day. */
export const atWork = (instant: Instant, random: Random): Instant => {
  const [hour, minute, second] = [random.between(14, 23), random.between(0, 59), random.between(0, 59)]
  return `${dayOf(instant)}T${clock(hour)}:${clock(minute)}:${clock(second)}.000Z`
}

const monthOf = (instant: Instant) => Number(instant.slice(5, 7))

export const isInSeason = (season: "cold" | "warm" | undefined, instant: Instant): boolean => {
  const month = monthOf(instant)
  if (season === "cold") return month >= 11 || month <= 3
  if (season === "warm") return month >= 5 && month <= 9
  return true
}
