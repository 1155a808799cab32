import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"

/** Whether the reader has made this offer as a bid on a posted project: then only the homeowner can decline it. */
export const isOwnBid = (role: Role, { price, projectId }: Quote): boolean =>
  role === "provider" && projectId !== null && price !== null
