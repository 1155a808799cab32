import type { Tracing } from "#adapters/system/tracing.ts"

import type { Middleware } from "../context.ts"
import { eventsPath, routeOf } from "./route-of.ts"

/** Traces each request to its end, except streams. */
export const followed =
  ({ follow }: Tracing): Middleware =>
  (ctx, next) => {
    if (ctx.path === eventsPath) return next()
    const { method, res } = ctx
    // Only our own proxy may say what a request belongs to: any other client could write into the traces of others.
    const traceparent = ctx.app.proxy ? ctx.get("traceparent") : ""
    return follow({ method, traceparent, requestId: ctx.state.requestId }, (end) => {
      res.on("close", () => end({ route: routeOf(ctx), status: res.headersSent ? res.statusCode : null }))
      return next()
    })
  }
