import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { PhotoFilesUnavailable } from "#ports/photo-files.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"

import type { Middleware } from "../context.ts"
import { faultOfStore, HttpFault, sendHttpFault, sendServerFault } from "../endpoints/problem.ts"

const photosAway = new HttpFault("PhotosAway", { "Retry-After": "30" })

/**
 * Answers whatever was thrown as a problem: HTTP's own faults as such, a store that is away or full and photo files
 * that are away as 503, all else as a fault of ours. All but HTTP's own faults are logged.
 */
export const errors =
  (log: Log): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      if (error instanceof HttpFault) return sendHttpFault(ctx, error)
      log.error({ requestId: ctx.state.requestId, error: describeError(error) }, "A request failed")
      if (error instanceof StoreUnavailable) sendHttpFault(ctx, faultOfStore(error))
      else if (error instanceof PhotoFilesUnavailable) sendHttpFault(ctx, photosAway)
      else sendServerFault(ctx)
    }
  }
