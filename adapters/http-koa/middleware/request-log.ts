import { randomUUID } from "node:crypto"

import type { Log } from "#adapters/system/log.ts"
import type { Meters } from "#adapters/system/meters.ts"

import type { Context, Middleware } from "../context.ts"
import { loggedPath } from "./logged-path.ts"
import { eventsPath, routeOf } from "./route-of.ts"

const wellFormed = /^[\w-]{8,64}$/

// Only our own proxy may name a request: any other client could write into the log.
const requestIdOf = (ctx: Context) => {
  const given = ctx.app.proxy ? ctx.get("X-Request-Id") : ""
  return wellFormed.test(given) ? given : randomUUID()
}

const milliseconds = (since: number) => Math.round((performance.now() - since) * 10) / 10

/** Gives every request an id, and tells the log of it when its answer is out. Queries, bodies and keys stay out of it. */
export const requestLog =
  (log: Log, meters: Meters): Middleware =>
  (ctx, next) => {
    const start = performance.now()
    const { method, path, res } = ctx
    const requestId = requestIdOf(ctx)
    ctx.state.requestId = requestId
    res.setHeader("X-Request-Id", requestId)
    res.on("close", () => {
      // The status of an answer that never began was not sent.
      const outcome = res.headersSent ? { status: res.statusCode } : { aborted: true }
      log.info({ method, path: loggedPath(path), ...outcome, ms: milliseconds(start), requestId })
      const route = routeOf(ctx)
      // A stream lasts as long as its page is open, which says nothing of the time of answers.
      if (route !== eventsPath) {
        const status = res.headersSent ? res.statusCode : null
        meters.answered({ method, route, status, seconds: (performance.now() - start) / 1_000 })
      }
    })
    return next()
  }
