import * as Schema from "effect/Schema"

import type { Changed } from "#domain/events/changed.ts"
import { newsOfProfile } from "#domain/events/profile-news.ts"
import { maxBudget } from "#domain/project/project-options.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { calendarDay, isDay } from "#domain/shared/days.ts"
import { Day, dayOf, type Instant } from "#domain/shared/instant.ts"
import { optionally } from "#domain/shared/optionally.ts"
import { text } from "#domain/shared/text.ts"
import { listOf, worded } from "#domain/shared/worded.ts"

import type { ProviderProfile } from "../provider.ts"
import { alertLimits } from "./alert-limits.ts"

/** Which new projects a provider is told of, and until when of none. */
export const JobAlerts = Schema.Struct({
  /** At least one of them must occur in a project; without any, every project is told. */
  words: Schema.Array(Schema.String),
  /** None of them may occur in a project. */
  without: Schema.Array(Schema.String),
  minBudget: Schema.NullOr(Schema.Finite),
  radiusMiles: Schema.Natural,
  /** The last day without news. */
  pausedUntil: Schema.NullOr(Day)
})
export type JobAlerts = typeof JobAlerts.Type

/** The part of it that is stored apart from the profile. */
export type AlertWords = Pick<JobAlerts, "minBudget" | "without" | "words">

export const noAlertWords: AlertWords = { words: [], without: [], minBudget: null }

const { miles, pauseDays, wordLength, words: most } = alertLimits

const tooMany = `Please give at most ${most} words`
const wordMessage = `Please give words of 1 to ${wordLength} characters`
const words = listOf(wordMessage, { max: most, tooMany }, text(wordMessage, { max: wordLength }))

const wholeFrom = (message: string, range: { readonly minimum: number; readonly maximum: number }) =>
  worded(
    message,
    Schema.Number,
    Schema.Number.check(
      Schema.isFinite({ message }),
      Schema.isInt({ message }),
      Schema.isBetween(range, { message })
    )
  )

const budget = "Please give the least budget in whole dollars up to $1,000,000, or none"
const radius = `Please choose a distance from ${miles.minimum} to ${miles.maximum} miles`
const dayMessage = "Please choose a day, or none"

/** What a provider chooses; left out, there is no least budget and no pause. */
export const JobAlertsRequest = Schema.Struct({
  words,
  without: words,
  minBudget: optionally(budget, wholeFrom(budget, { minimum: 1, maximum: maxBudget })),
  radiusMiles: wholeFrom(radius, miles),
  pausedUntil: optionally(dayMessage, calendarDay(dayMessage))
})
export type JobAlertsRequest = typeof JobAlertsRequest.Type

const pauseFault = (day: Day, now: Instant): string | undefined => {
  if (day <= lastToday(now)) return "Please choose a day from tomorrow on"
  // The latest day in the US is that of UTC, or the one before.
  return day > plusDays(dayOf(now), pauseDays) ? `Please choose a day within ${pauseDays} days` : undefined
}

/** The same, with a pause that is possible on this day; one that is kept may stay as it is. */
export const jobAlertsAt = (now: Instant, before: Day | null) =>
  JobAlertsRequest.check(
    Schema.makeFilter(({ pausedUntil }) => {
      const fault = isDay(pausedUntil) && pausedUntil !== before ? pauseFault(pausedUntil, now) : undefined
      return fault === undefined || { path: ["pausedUntil"], issue: fault }
    })
  )

/** The profile with the reach and the pause that hold from now on. */
export const pacedBy = (
  profile: ProviderProfile,
  chosen: Pick<JobAlerts, "pausedUntil" | "radiusMiles">,
  now: Instant
): Changed<ProviderProfile> => ({
  value: { ...profile, ...chosen, updatedAt: now },
  news: newsOfProfile(profile)
})
