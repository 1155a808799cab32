import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

export class StoreHealth extends Context.Service<
  StoreHealth,
  {
    /** Whether the store answers within a second: a trivial question or, if it lacked room lately, to a write. */
    readonly answers: Effect.Effect<boolean>
  }
>()("ports/StoreHealth") {}
