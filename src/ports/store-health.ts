import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

export class StoreHealth extends Context.Service<
  StoreHealth,
  {
    /** Whether the store answers a trivial question within a second. */
    readonly answers: Effect.Effect<boolean>
  }
>()("ports/StoreHealth") {}
