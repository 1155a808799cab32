import { formatCalendarDay, lastToday, plusDays } from "../shared/calendar.ts"
import type { Day, Instant } from "../shared/instant.ts"
import type { CaseState } from "./case-options.ts"

interface Awaiting {
  readonly state: CaseState
  readonly dueAt: Instant | null
}

/** The last day that is entirely within the time to answer, anywhere in the US. */
export const answerableUntil = (dueAt: Instant): Day => plusDays(lastToday(dueAt), -1)

/** The sentence about an answer that did not come in time. */
export const answerTimeOver = "The time to answer is over. Our team decides."

/** Whether the other side may still answer. */
export const isAnswerable = (
  found: Awaiting,
  now: Instant
): found is Awaiting & { readonly dueAt: Instant } =>
  found.state === "open" && found.dueAt !== null && found.dueAt > now

/** The sentence until when `who` may still answer, before which nobody decides; null where no answer is waited for. */
export const answerAwaited = (found: Awaiting, now: Instant, who = "The other side"): string | null => {
  if (!isAnswerable(found, now)) return null
  const day = answerableUntil(found.dueAt)
  // After that day is over everywhere, some hours are left.
  return lastToday(now) > day
    ? `${who} can still answer today.`
    : `${who} can answer until ${formatCalendarDay(day)}.`
}
