import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { TooManyAttempts } from "#domain/account/account-errors.ts"
import type { AttemptLimit } from "#domain/account/attempt-limits.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** Counts attempts by key within a limit's window; the counts are shared by all servers on one database. */
export class AttemptLimiter extends Context.Service<
  AttemptLimiter,
  {
    /** Counts one attempt, or fails when the limit is used up. Counting and checking are one step. */
    readonly take: (limit: AttemptLimit, key: string) => Effect.Effect<void, TooManyAttempts>
    /** Takes back one counted attempt that turned out not to count. */
    readonly giveBack: (limit: AttemptLimit, key: string) => Effect.Effect<void>
    /** Forgets all attempts of the key. */
    readonly reset: (limit: AttemptLimit, key: string) => Effect.Effect<void>
    /** Removes the counts whose window has ended by `now`. */
    readonly purge: (now: Instant) => Effect.Effect<void>
  }
>()("ports/AttemptLimiter") {}
