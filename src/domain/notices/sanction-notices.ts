import type { ProjectRecord } from "../project/project.ts"
import type { SanctionRecord } from "../sanction/sanction.ts"
import type { Addressee, Notice } from "./notice.ts"
import { type TitledQuote, workOf } from "./titled-quote.ts"

/** The person hears why, and where to object. */
export const noticeOfSanction = (
  { id, level, reason, until, userId }: SanctionRecord,
  contact: string | null
): Notice => ({
  to: { userId },
  kind: "sanctioned",
  thingId: id,
  facts: { level, until, reason, contact }
})

export const noticeOfLifting = ({ id, level, userId }: SanctionRecord): Notice => ({
  to: { userId },
  kind: "sanction-lifted",
  thingId: id,
  facts: { level }
})

/** The other party hears that work with a suspended person has ended; `name` is that person's. */
export const noticeOfEndedWork = (quote: TitledQuote, to: Addressee, name: string): Notice => ({
  to,
  kind: "work-ended",
  thingId: quote.id,
  facts: { name, ...workOf(quote), wasAgreed: quote.acceptedAt !== null }
})

/**
 * The homeowner of a project addressed to a `business` alone hears that it is a draft again, because the business was
 * suspended.
 */
export const noticeOfClosedTo = ({ homeownerId, id, title }: ProjectRecord, business: string): Notice => ({
  to: { userId: homeownerId },
  kind: "project-closed",
  thingId: id,
  facts: { title, business }
})
