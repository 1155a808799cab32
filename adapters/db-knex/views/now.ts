import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"

/** The time by which views decide what depends on the calendar. */
export const now = Effect.map(DateTime.now, DateTime.formatIso)
