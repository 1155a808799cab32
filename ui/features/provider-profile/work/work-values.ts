import { isPaused } from "#domain/provider/alerts/pause.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { Answer } from "#ui/shared/api/call.ts"

/** What stands in the fields. */
export interface WorkValues {
  /** Text only while it is no number. */
  readonly radiusMiles: number | string | null
  /** With commas between them. */
  readonly words: string
  readonly without: string
  readonly minBudget: number | string | null
  /** A day; empty for none. */
  readonly pausedUntil: string
}

/** The form as it is saved, in the order of the screen. A pause that is over is none. */
export const valuesOf = (saved: Answer<"GET /api/me/job-alerts">, now: Instant): WorkValues => ({
  radiusMiles: saved.radiusMiles,
  words: saved.words.join(", "),
  without: saved.without.join(", "),
  minBudget: saved.minBudget,
  pausedUntil: isPaused(saved.pausedUntil, now) ? saved.pausedUntil : ""
})

const listIn = (typed: string) =>
  typed
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "")

export const asSent = ({ minBudget, pausedUntil, radiusMiles, without, words }: WorkValues) => ({
  radiusMiles,
  words: listIn(words),
  without: listIn(without),
  minBudget,
  pausedUntil: pausedUntil === "" ? null : pausedUntil
})
