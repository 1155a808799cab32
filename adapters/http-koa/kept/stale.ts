import type { Context } from "../context.ts"

/**
 * Says that something newer may have been written: the database cannot be asked. The header is that of RFC 7234, 5.5.1;
 * RFC 9111, 5.5, has made it obsolete, so no cache heeds it, and only who looks for it sees it.
 */
export const markStale = (ctx: Context): void => ctx.set("Warning", '110 - "Response is Stale"')
