import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"

import type { Instant } from "#domain/shared/instant.ts"

/** The present moment, by the clock of the running effect. */
export const now: Effect.Effect<Instant> = Effect.map(DateTime.now, DateTime.formatIso)
