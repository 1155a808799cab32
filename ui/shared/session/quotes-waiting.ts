import type { OwnCounts } from "#domain/account/own-counts.ts"
import type { Role } from "#domain/account/role.ts"

/** How many quotes wait for this person: offers to read that can be accepted, or requests to answer. */
export const quotesWaiting = (role: Role, { offers, offersOver, quotes }: OwnCounts): number =>
  role === "homeowner" ? offers.pending - offersOver : quotes.pending - offers.pending
