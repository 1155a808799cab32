/** When the work should happen: stored value and what the select shows (docs/product.md#new-project). */
export const timelines = ["asap", "1-2 weeks", "1 month", "2-3 months", "flexible"] as const
export type Timeline = (typeof timelines)[number]

export const minBudget = 100
export const maxBudget = 1_000_000
export const defaultBudget = 1_000
export const minTitleLength = 5
export const minProjectDescriptionLength = 20

/** What the select and the cards say for a timeline (docs/product.md#new-project). */
export const timelineWords: Record<Timeline, string> = {
  asap: "As soon as possible",
  "1-2 weeks": "1-2 weeks",
  "1 month": "Within 1 month",
  "2-3 months": "2-3 months",
  flexible: "Flexible"
}
