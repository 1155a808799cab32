import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { type UsageKind, usageLimits } from "#domain/usage/usage-limits.ts"

/** Something that a person does, in a window. */
export interface Use {
  readonly userId: UserId
  readonly kind: UsageKind
  /** With whom or what, for uses that count once per thing and window; null where every use counts. */
  readonly thing: string | null
  /** The window's end. */
  readonly endsAt: Instant
}

/** A use, and how many of its kind the window takes. */
export interface LimitedUse extends Use {
  readonly times: number
}

/** Counts what people do; the counts are shared by all servers on one database. */
export class Usage extends Context.Service<
  Usage,
  {
    /**
     * Counts one person's uses, those of one kind in one window, and checks their limits, as one step. Returns the
     * first kind that is over its limit: then the surrounding transaction has to be rolled back; null when none is.
     * Whoever counts the same meanwhile waits for the transaction.
     */
    readonly count: (uses: ReadonlyArray<LimitedUse>) => Effect.Effect<UsageKind | null>
    /** Whether the thing is counted in the window. */
    readonly has: (use: Use) => Effect.Effect<boolean>
    /** Removes the counts of windows that ended by `now`. */
    readonly purge: (now: Instant) => Effect.Effect<void>
  }
>()("ports/Usage") {}

/** The limits in force. */
export const UsageLimits = Context.Reference("ports/UsageLimits", { defaultValue: () => usageLimits })
