import { endOfDay, lastToday } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"
import { waitWords } from "../shared/numbers.ts"
import { confirmFirst, LimitReached } from "./usage-errors.ts"
import { aDay, phoneWithheldWords, type UsageKind, type UsageLimit } from "./usage-limits.ts"

/** The end of the window in which `now` lies. */
export const windowEnd = ({ seconds }: UsageLimit, now: Instant): Instant => {
  if (seconds === aDay) return endOfDay(lastToday(now))
  const length = seconds * 1_000
  return new Date((Math.floor(Date.parse(now) / length) + 1) * length).toISOString()
}

type Words = (times: number, minutes: number) => string

const tooManyMessages: Words = (_, minutes) =>
  `You have written a lot in a short time. Please try again ${waitWords(minutes)}.`

const words: Readonly<Record<UsageKind, Words>> = {
  messagesInTenMinutes: tooManyMessages,
  messages: tooManyMessages,
  providersAsked: (times) =>
    `You have asked ${times} professionals today. Wait for their answers, or post a project.`,
  quoteRequests: (times) =>
    `You have asked for ${times} quotes today. Wait for the answers, or ask again tomorrow.`,
  projects: (times) => `You have posted ${times} projects today. Please post the next one tomorrow.`,
  projectChanges: (times) =>
    `You have changed projects ${times} times today. Please change the next one tomorrow.`,
  bids: (times) => `You have sent ${times} offers today. Please send the next one tomorrow.`,
  askedAgain: () => "You have asked for a new offer today. Please ask again tomorrow.",
  phonesRead: () => phoneWithheldWords,
  photos: (times, minutes) =>
    `You have sent ${times} photos within an hour. Please send more ${waitWords(minutes)}.`,
  reports: (times) => `You have reported ${times} things today. Please report the next one tomorrow.`,
  unconfirmedMessages: () => confirmFirst,
  unconfirmedRequests: () => confirmFirst,
  unconfirmedProjects: () => confirmFirst,
  zipCodes: (times) => `You have changed your ZIP code ${times} times today. Please try again tomorrow.`
}

/** Why nothing more of this kind is taken until its window ends. */
export const limitReached = (kind: UsageKind, limit: UsageLimit, now: Instant): LimitReached => {
  const milliseconds = Date.parse(windowEnd(limit, now)) - Date.parse(now)
  const reason = words[kind](limit.times, Math.ceil(milliseconds / 60_000))
  return new LimitReached({ reason, retryAfter: Math.ceil(milliseconds / 1_000) })
}
