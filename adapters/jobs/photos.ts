import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"

import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { removeUnknownPictures } from "#use-cases/photo/sweep-photos.ts"

/**
 * Removes pictures that no photo needs, once a day, for as long as the layer lives. Not at the start: a server that
 * was started on another database by mistake is stopped again before its photos are gone.
 */
export const photos = (log: Log) =>
  removeUnknownPictures.pipe(
    Effect.catchCause((cause) =>
      Effect.sync(() =>
        log.error({ error: describeError(Cause.squash(cause)) }, "Photo files were not swept")
      )
    ),
    Effect.repeat(Schedule.spaced("1 day")),
    Effect.delay("1 hour"),
    Effect.forkScoped,
    Layer.effectDiscard
  )
