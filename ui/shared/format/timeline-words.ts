import type { Timeline } from "#domain/project/project-options.ts"

/** What the select and the cards say for a timeline (docs/product.md#new-project). */
export const timelineWords: Record<Timeline, string> = {
  asap: "As soon as possible",
  "1-2 weeks": "1-2 weeks",
  "1 month": "Within 1 month",
  "2-3 months": "2-3 months",
  flexible: "Flexible"
}
