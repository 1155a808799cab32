import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

export class Ids extends Context.Service<
  Ids,
  {
    /** A new UUID, version 7: later ones sort after earlier ones. */
    readonly uuid: Effect.Effect<string>
  }
>()("ports/Ids") {}
