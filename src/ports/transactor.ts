import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

export class Transactor extends Context.Service<
  Transactor,
  {
    /** All repository writes inside `work` commit together, or none do. Nested calls join the outer one. */
    readonly atomically: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("ports/Transactor") {}

/** `atomically` of the effect's own transactor. */
export const atomically = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Transactor, (transactor) => transactor.atomically(work))

/**
 * Called when the request has committed something: a failure from then on does not undo that. Null for commits that do
 * not complete what was asked for.
 */
export const Committed = Context.Reference<(() => void) | null>("ports/Committed", {
  defaultValue: () => null
})
