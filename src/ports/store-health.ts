import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What a server runs without, by name: `{ events: "off" }`. */
export type Lacks = Readonly<Record<string, string>>

export class StoreHealth extends Context.Service<
  StoreHealth,
  {
    /** Whether the store answers within a second: a trivial query or, if it lacked room lately, a write. */
    readonly answers: Effect.Effect<boolean>
    /** What of the store is lacking, though it answers. */
    readonly lacks: Effect.Effect<Lacks>
  }
>()("ports/StoreHealth") {}
