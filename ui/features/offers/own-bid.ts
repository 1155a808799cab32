import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"

/** Whether the reader has made this offer on a posted project by themselves: nobody can decline it but the homeowner. */
export const isOwnBid = (role: Role, { price, projectId }: Quote): boolean =>
  role === "provider" && projectId !== null && price !== null
