export const urgencies = ["asap", "week", "month", "flexible"] as const
export type Urgency = (typeof urgencies)[number]

/** The quote dialog's first choice (spec section 2). */
export const defaultUrgency: Urgency = "week"
