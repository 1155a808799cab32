import type { Context, Middleware } from "../context.ts"
import { HttpFault } from "../endpoints/problem.ts"
import { isUnsubscription } from "../mail/unsubscribe.ts"
import { originOf } from "./public-origin.ts"

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"])

const isForeign = (ctx: Context): boolean => {
  const origin = ctx.get("Origin")
  const site = ctx.get("Sec-Fetch-Site")
  if (site !== "" && site !== "same-origin" && site !== "none") return true
  return origin !== "" && origin !== originOf(ctx)
}

/** Refuses to change anything for a page of another site (another port, and no site at all, are other sites too). */
export const sameOrigin: Middleware = (ctx, next) => {
  if (!safeMethods.has(ctx.method) && !isUnsubscription(ctx.path) && isForeign(ctx))
    throw new HttpFault("ForeignOrigin")
  return next()
}
