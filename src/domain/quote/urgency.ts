export const urgencies = ["asap", "week", "month", "flexible"] as const
export type Urgency = (typeof urgencies)[number]

/** The quote dialog's first choice (docs/product.md#quote-dialog). */
export const defaultUrgency: Urgency = "week"

export const urgencyWords: Record<Urgency, string> = {
  asap: "As soon as possible",
  week: "Within a week",
  month: "Within a month",
  flexible: "Flexible"
}
