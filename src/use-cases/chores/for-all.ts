import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"

import { atomically } from "#ports/transactor.ts"

const pageSize = 100

export type OnFault = (error: unknown) => void

/**
 * Acts on each item of a list, in a transaction each, until the list has nothing new. Nothing is done where another
 * server or the person was quicker; an item that a fault of ours has kept comes again with the next round.
 */
export const forAll = Effect.fnUntraced(function* <Id, E, R1, R2>(
  list: (limit: number) => Effect.Effect<ReadonlyArray<Id>, never, R1>,
  act: (id: Id) => Effect.Effect<void, E, R2>,
  onFault: OnFault
) {
  const actOnce = (id: Id) =>
    Effect.catchCause(atomically(act(id)), (cause) =>
      Effect.sync(() => {
        if (Cause.hasDies(cause)) onFault(Cause.squash(cause))
      })
    )
  const tried = new Set<Id>()
  let limit = pageSize
  for (;;) {
    const found = yield* list(limit)
    const fresh = found.filter((id) => !tried.has(id))
    if (fresh.length === 0 && found.length < limit) return
    // Items that were tried and stay in the list may stand before all others.
    limit = pageSize + found.length - fresh.length
    for (const id of fresh) tried.add(id)
    yield* Effect.forEach(fresh, actOnce, { discard: true })
  }
})
