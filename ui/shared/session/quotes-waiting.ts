import type { OwnCounts } from "#domain/account/own-counts.ts"
import type { Role } from "#domain/account/role.ts"

/** How many quotes wait for this person: offers to read, or requests to answer. */
export const quotesWaiting = (role: Role, { offers, quotes }: OwnCounts): number =>
  role === "homeowner" ? offers.pending : quotes.pending - offers.pending
