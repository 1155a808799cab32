import type { User } from "#domain/account/account.ts"
import type { Reply } from "#domain/review/review.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atWork, daysBefore } from "../calendar.ts"
import type { Firm } from "../people/firms.ts"
import { replyStyleOf } from "../writing/reply-style.ts"
import type { WriteReply } from "../writing/reply-writer.ts"
import type { Experience } from "../writing/review-writer.ts"

interface Received {
  readonly experience: Experience
  readonly texts: ReadonlyArray<string>
  readonly homeowner: User
  readonly reviewedAt: Instant
}

const slowestReply = 6

/** How one provider replies to the reviews it receives, one after the other; null where it does not, or not yet. */
export const replierOf = (firm: Firm, inCity: Set<string>, now: Instant, write: WriteReply) => {
  const random = firm.random.fork("replies")
  const style = replyStyleOf(firm, random)
  const said = { own: new Set<string>(), inCity }

  return ({ experience, homeowner, reviewedAt, texts }: Received): Reply | null => {
    const repliedAt = atWork(plusFullDays(reviewedAt, random.between(1, slowestReply)), random)
    const isInTheMood = random.chance(experience.rating > 3 ? style.habit.glad : style.habit.sorry)
    if (!isInTheMood || repliedAt >= daysBefore(now, 1)) return null
    const reading = { firm, experience, texts, customer: homeowner.firstName }
    const content = write(reading, style, said)
    return content === undefined ? null : { content, createdAt: repliedAt }
  }
}
export type Replier = ReturnType<typeof replierOf>
