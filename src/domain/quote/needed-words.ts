import { timelineWords } from "../project/project-options.ts"
import type { Quote } from "./quote.ts"
import { urgencyWords } from "./urgency.ts"

/** When the homeowner needs it, as they have said it: of a bid, what its project says. */
export const neededWords = ({
  projectTimeline,
  urgency
}: Pick<Quote, "projectTimeline" | "urgency">): string =>
  projectTimeline === undefined ? urgencyWords[urgency] : timelineWords[projectTimeline]
