import type { JobAlertsRequest } from "#domain/provider/alerts/job-alerts.ts"
import { isPaused } from "#domain/provider/alerts/pause.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { Answer } from "#ui/shared/api/call.ts"
import type { EveryField } from "#ui/shared/api/every-field.ts"

/** The values of the fields. */
export interface WorkValues extends EveryField<JobAlertsRequest> {
  /** A string only while what was typed is no number. */
  readonly radiusMiles: number | string | null
  /** Separated by commas. */
  readonly words: string
  readonly without: string
  readonly minBudget: number | string | null
  /** The last day of the pause; empty without one. */
  readonly pausedUntil: string
}

/** The form's values as they are saved, in the order of the screen. A pause that is over is left out. */
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

export const asSent = ({ minBudget, pausedUntil, radiusMiles, without, words }: WorkValues) =>
  ({
    radiusMiles,
    words: listIn(words),
    without: listIn(without),
    minBudget,
    pausedUntil: pausedUntil === "" ? null : pausedUntil
  }) satisfies EveryField<JobAlertsRequest>
