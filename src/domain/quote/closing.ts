/** Why a homeowner declines or cancels. */
export const homeownerReasons = [
  "price",
  "timing",
  "found_other",
  "plans_changed",
  "no_answer",
  "other"
] as const

/** Why a provider does. */
export const providerReasons = ["fully_booked", "too_far", "not_my_work", "budget", "other"] as const

/** Every reason there is; `expired` is the site's: nobody has answered in time. */
export const closeReasons = [
  "price",
  "timing",
  "found_other",
  "plans_changed",
  "no_answer",
  "fully_booked",
  "too_far",
  "not_my_work",
  "budget",
  "other",
  "expired"
] as const
export type CloseReason = (typeof closeReasons)[number]

/** Who has declined or cancelled. */
export const closers = ["homeowner", "provider", "site"] as const
export type Closer = (typeof closers)[number]

export const maxCloseNote = 500

/** What a quote says of its end while it has none. */
export const notClosed = { closeReason: null, closeNote: null, closedBy: null } as const
