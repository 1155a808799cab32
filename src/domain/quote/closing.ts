/** Why a homeowner declines or cancels. */
export const homeownerReasons = [
  "price",
  "timing",
  "found_other",
  "plans_changed",
  "no_answer",
  "other"
] as const

/** Why a provider declines or cancels. */
export const providerReasons = ["fully_booked", "too_far", "not_my_work", "budget", "other"] as const

/**
 * Every reason there is. Two are the site's: `expired`, nobody has decided in time, and `account_closed`, one of the two
 * was suspended.
 */
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
  "expired",
  "account_closed"
] as const
export type CloseReason = (typeof closeReasons)[number]

/** Who has declined or cancelled. */
export const closers = ["homeowner", "provider", "site"] as const
export type Closer = (typeof closers)[number]

/** The reasons in words. */
export const reasonWords: Record<CloseReason, string> = {
  price: "The price",
  timing: "The timing",
  found_other: "Found somebody else",
  plans_changed: "Plans have changed",
  no_answer: "No answer",
  fully_booked: "Fully booked",
  too_far: "Too far away",
  not_my_work: "Not work that we do",
  budget: "The budget",
  other: "Another reason",
  expired: "Nobody decided in time",
  account_closed: "We have closed an account"
}

export const maxCloseNote = 500

/** Why and by whom quotes are closed that are closed together, not one by one. */
export interface Ending {
  readonly closeReason: CloseReason | null
  readonly closedBy: Closer
}

/** Another offer on the project was accepted. */
export const foundOther: Ending = { closeReason: "found_other", closedBy: "homeowner" }

/** The project was withdrawn. */
export const withdrawn: Ending = { closeReason: "plans_changed", closedBy: "homeowner" }

/** Nobody has answered or chosen in time. */
export const expired = { closeReason: "expired", closedBy: "site" } as const satisfies Ending

/** One of the two was suspended. */
export const accountClosed = { closeReason: "account_closed", closedBy: "site" } as const satisfies Ending
