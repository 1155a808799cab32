import { formatCalendarDay } from "../shared/calendar.ts"
import type { Instant } from "../shared/instant.ts"
import type { CaseState } from "./case-options.ts"

interface Awaiting {
  readonly state: CaseState
  readonly dueAt: Instant | null
}

/** Why nobody decides on a case yet: the other side may still answer. Null where nothing is waited for. */
export const answerAwaited = ({ dueAt, state }: Awaiting, now: Instant): string | null =>
  state === "open" && dueAt !== null && dueAt > now
    ? `The other side can answer until ${formatCalendarDay(dueAt.slice(0, 10))}.`
    : null
