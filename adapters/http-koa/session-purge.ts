import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"

import { SessionRepository } from "../../src/ports/session-repository.ts"
import { now } from "../../src/use-cases/now.ts"
import type { Log } from "./context.ts"
import { describeError } from "./describe-error.ts"

const purge = Effect.flatMap(SessionRepository, (sessions) => Effect.flatMap(now, sessions.purge))

/** Removes expired sessions at the start and every hour, for as long as the layer lives. */
export const sessionPurge = (log: Log) =>
  purge.pipe(
    Effect.catchCause((cause) =>
      Effect.sync(() => log.error({ error: describeError(Cause.squash(cause)) }, "Sessions were not purged"))
    ),
    Effect.repeat(Schedule.spaced("1 hour")),
    Effect.forkScoped,
    Layer.effectDiscard
  )
