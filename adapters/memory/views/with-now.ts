import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"

import type { Store } from "../store.ts"

/** The tables as they are, and the current time. */
export const withNow = (read: Store["read"]) =>
  Effect.zipWith(
    Effect.map(DateTime.now, DateTime.formatIso),
    read((tables) => tables),
    (at, tables) => ({ at, tables })
  )
