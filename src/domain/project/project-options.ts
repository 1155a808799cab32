/** When the work should happen: stored value and what the select shows (docs/product.md#new-project). */
export const timelines = ["asap", "1-2 weeks", "1 month", "2-3 months", "flexible"] as const
export type Timeline = (typeof timelines)[number]

export const minBudget = 100
export const maxBudget = 1_000_000
export const defaultBudget = 1_000
export const minTitleLength = 5
export const minProjectDescriptionLength = 20
