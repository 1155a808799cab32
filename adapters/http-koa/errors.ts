import type { Log, Middleware } from "./context.ts"
import { describeError } from "./describe-error.ts"
import { HttpFault, sendHttpFault, sendServerFault } from "./problem.ts"

/** Answers whatever was thrown as a problem: HTTP's own faults as such, all else as a fault of ours, told to the log. */
export const errors =
  (log: Log): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (error instanceof HttpFault) return sendHttpFault(ctx, error)
      log.error({ requestId: ctx.state.requestId, error: describeError(error) }, "A request failed")
      sendServerFault(ctx)
    }
  }
