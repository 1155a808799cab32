import { answerableUntil } from "../case/answer-time.ts"
import type { CaseRecord } from "../case/case.ts"
import type { CheckRecord } from "../check/check.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import type { Removal } from "../removal/removal.ts"
import type { UserId } from "../shared/ids.ts"
import type { Notice } from "./notice.ts"
import { type OfProject, workOf } from "./titled-quote.ts"

/** The business is told that one of its checks ends. */
export const noticeOfEndingCheck = (
  { expiresOn, id, kind, providerId }: CheckRecord,
  business: string
): Notice => ({
  to: { providerId },
  kind: "check-ending",
  thingId: id,
  facts: { business, kind, endsOn: expiresOn }
})

/** The owner of a thing hears that it was taken down, and so does the business that a review is about. */
export const noticeOfRemoval = (
  { about, aboutId, ground }: Pick<Removal, "about" | "aboutId" | "ground">,
  userId: UserId,
  isOwn = true
): Notice => ({
  to: { userId },
  kind: "taken-down",
  thingId: aboutId,
  facts: { what: about, ground, isOwn }
})

/** The other party hears of a problem with their job; `name` is what they know its opener as. */
export const noticeOfProblem = (
  { against, createdAt, dueAt, id }: CaseRecord,
  quote: OfProject & Pick<QuoteRecord, "serviceType">,
  name: string
): Notice => ({
  to: { userId: against },
  kind: "problem-raised",
  thingId: id,
  facts: { name, ...workOf(quote), until: answerableUntil(dueAt ?? createdAt) }
})

/** The person who has raised a problem hears that it was answered; `work` is the job's name. */
export const noticeOfAnswer = (
  { id, openedBy }: CaseRecord,
  name: string,
  work: string | null = null
): Notice => ({
  to: { userId: openedBy },
  kind: "problem-answered",
  thingId: id,
  facts: { name, ...(work !== null && { work }) }
})

/** The same people hear that the thing was put back. */
export const noticeOfReturn = (
  { about, aboutId }: Pick<Removal, "about" | "aboutId">,
  to: Notice["to"],
  isOwn: boolean
): Notice => ({
  to,
  kind: "put-back",
  thingId: aboutId,
  facts: { what: about, isOwn }
})

/**
 * Both sides hear what was decided, and what was taken down with it; the person whom a report is against hears only now
 * that there was one.
 */
export const noticesOfDecision = (
  { about, against, decision, id, kind, openedBy }: CaseRecord,
  removal: Pick<Removal, "about" | "ground"> | null
): ReadonlyArray<Notice> => {
  const removed = removal && { removed: { what: removal.about, ground: removal.ground } }
  const told = { thingId: id, facts: { about, kind, decision: decision ?? "", ...removed } }
  return [
    { to: { userId: openedBy }, kind: "report-decided", ...told },
    { to: { userId: against }, kind: "decided-about-you", ...told }
  ]
}
