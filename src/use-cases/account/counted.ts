import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Result from "effect/Result"

import type { AttemptLimit } from "#domain/account/attempt-limits.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import { unlessStoreUnavailable } from "#ports/store-unavailable.ts"

interface Tagged {
  readonly _tag: string
}

/** Whether an attempt counts, by how it ended. */
export type Counts = (exit: Exit.Exit<unknown, Tagged>) => boolean

export const endedWith =
  (tag: string): Counts =>
  (exit) => {
    const failure = Exit.findError(exit)
    return Result.isSuccess(failure) && failure.success._tag === tag
  }

/**
 * Counts an attempt by the key before it begins, so that a burst cannot outrun the limit, and takes it back when it
 * has ended and does not count.
 */
export const counted =
  (limit: AttemptLimit, key: string, counts: Counts) =>
  <A, E extends Tagged, R>(attempt: Effect.Effect<A, E, R>) =>
    Effect.flatMap(AttemptLimiter, ({ giveBack, take }) =>
      Effect.andThen(
        take(limit, key),
        Effect.onExit(attempt, (exit) =>
          // The attempt is done: it goes on counting until the window ends, which is no reason to fail it.
          counts(exit) ? Effect.void : Effect.catchDefect(giveBack(limit, key), unlessStoreUnavailable)
        )
      )
    )
