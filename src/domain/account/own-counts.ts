import * as Schema from "effect/Schema"

import { projectStatuses } from "../project/project-life-cycle.ts"
import { quoteStatuses } from "../quote/quote-life-cycle.ts"

const counted = <const Names extends ReadonlyArray<string>>(names: Names) =>
  Schema.Record(Schema.Literals(names), Schema.Natural)

/** How much of everything a person has in total, on all pages of their lists. */
export const OwnCounts = Schema.Struct({
  projects: counted(projectStatuses),
  quotes: counted(quoteStatuses),
  /** The quotes that a homeowner has asked for; the others are bids on projects. */
  requests: Schema.Natural,
  /** The quotes for which a price was named. */
  offers: counted(quoteStatuses),
  /** Pending offers to this person, the homeowner, whose last day is over. */
  offersOver: Schema.Natural,
  /** Completed jobs that this person, the homeowner, can review now. */
  reviewable: Schema.Natural,
  conversations: Schema.Natural,
  /** Messages that others wrote and this person has not read. */
  unread: Schema.Natural
})
export type OwnCounts = typeof OwnCounts.Type

const noQuotes = { pending: 0, accepted: 0, rejected: 0, cancelled: 0, completed: 0 }

export const noneOfOwn: OwnCounts = {
  projects: { draft: 0, pending: 0, in_progress: 0, completed: 0 },
  quotes: noQuotes,
  requests: 0,
  offers: noQuotes,
  offersOver: 0,
  reviewable: 0,
  conversations: 0,
  unread: 0
}
