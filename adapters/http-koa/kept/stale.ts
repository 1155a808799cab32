import type { Context } from "../context.ts"

/** Says that something newer may have been written: the database cannot be asked (RFC 7234, 5.5.1). */
export const markStale = (ctx: Context): void => ctx.set("Warning", '110 - "Response is Stale"')
