import { formatCalendarDay, lastToday, plusDays } from "../shared/calendar.ts"
import type { Day, Instant } from "../shared/instant.ts"
import type { CaseState } from "./case-options.ts"

interface Awaiting {
  readonly state: CaseState
  readonly dueAt: Instant | null
}

/** The last day of which every hour is early enough, anywhere in the US, to answer what is due then. */
export const answerableUntil = (dueAt: Instant): Day => plusDays(lastToday(dueAt), -1)

/** What is said of an answer that did not come in time. */
export const answerTimeOver = "The time to answer is over. Our team decides."

/** Whether the other side may still answer. */
export const isAnswerable = ({ dueAt, state }: Awaiting, now: Instant): boolean =>
  state === "open" && dueAt !== null && dueAt > now

/** Until when somebody may answer; the last hours after the named day are of no day that holds everywhere. */
export const answerUntil = (who: string, dueAt: Instant, now: Instant): string => {
  const day = answerableUntil(dueAt)
  return lastToday(now) > day
    ? `${who} can still answer today.`
    : `${who} can answer until ${formatCalendarDay(day)}.`
}

/** Why nobody decides on a case yet: the other side may still answer. Null where nothing is waited for. */
export const answerAwaited = (found: Awaiting, now: Instant): string | null =>
  found.dueAt !== null && isAnswerable(found, now) ? answerUntil("The other side", found.dueAt, now) : null
