import type { Context, Middleware } from "../context.ts"
import { HttpFault } from "../endpoints/problem.ts"
import { isHost } from "./host-name.ts"

const forwardedHost = (ctx: Context): string => {
  const [first = ""] = ctx.app.proxy ? ctx.get("X-Forwarded-Host").split(",", 1) : []
  return first.trim()
}

const hasPath = (ctx: Context): boolean => {
  try {
    return ctx.path !== ""
  } catch {
    return false
  }
}

/** Lets the middleware after it read the path of any request: a target such as "http://[/" has none, nor a host. */
export const readableTarget: Middleware = (ctx, next) => {
  if (!hasPath(ctx)) {
    ctx.url = "/"
    ctx.state.hasNoTarget = true
  }
  return next()
}

// Nearly all requests name the same host, which is checked once.
let wellFormed: string | null = null

const isWellFormed = (host: string): boolean => {
  if (host === wellFormed) return true
  if (!isHost(host)) return false
  wellFormed = host
  return true
}

/** Refuses requests without a well-formed host: answers carry the name, and caches tell answers apart by it. */
export const wellFormedHost: Middleware = (ctx, next) => {
  const { host } = ctx.req.headers
  const forwarded = forwardedHost(ctx)
  // Checks of health over HTTP/1.0 may come without one.
  if (ctx.state.hasNoTarget || (host !== undefined && !isWellFormed(host))) throw new HttpFault("BadHost")
  if (forwarded !== "" && !isHost(forwarded)) throw new HttpFault("BadHost")
  return next()
}
