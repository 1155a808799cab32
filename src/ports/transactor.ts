import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

export class Transactor extends Context.Service<
  Transactor,
  {
    /** All repository writes inside `work` commit together, or none do. Nested calls join the outer one. */
    readonly atomically: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  }
>()("ports/Transactor") {}

/** `atomically` of the transactor that the work is done with. */
export const atomically = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Transactor, (transactor) => transactor.atomically(work))

/**
 * Told when what is being done has committed something: what fails from then on has not been undone. Null for commits
 * that are of no account by themselves.
 */
export const Committed = Context.Reference<(() => void) | null>("ports/Committed", {
  defaultValue: () => null
})
