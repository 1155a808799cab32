export const urgencies = ["asap", "week", "month", "flexible"] as const
export type Urgency = (typeof urgencies)[number]

/** The quote dialog's first choice (docs/product.md#quote-dialog). */
export const defaultUrgency: Urgency = "week"
