import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"

/** By which views tell what goes by the calendar. */
export const now = Effect.map(DateTime.now, DateTime.formatIso)
