/** The stars that a review can give. */
export const stars = [1, 2, 3, 4, 5] as const

/** How long after its completion a job can be reviewed. */
export const reviewWindowDays = 60

/** Lengths of texts, in characters (docs/product.md#reviews). */
export const reviewTitleLength = { min: 3, max: 120 } as const
export const reviewContentLength = { min: 20, max: 5_000 } as const
export const maxReplyLength = 2_000
