import { timelineWords } from "../project/project-options.ts"
import type { Quote } from "./quote.ts"
import { urgencyWords } from "./urgency.ts"

/** When the homeowner needs it, as they have chosen; for a bid, as its project says. */
export const neededWords = ({
  projectTimeline,
  urgency
}: Pick<Quote, "projectTimeline" | "urgency">): string =>
  projectTimeline === undefined ? urgencyWords[urgency] : timelineWords[projectTimeline]
