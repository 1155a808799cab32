import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Knex } from "knex"

import type { DatedNews } from "#domain/events/event.ts"

/** A transaction under way, with what its commit brings about. */
export interface Transaction {
  readonly trx: Knex.Transaction
  /** Become events when it commits. */
  readonly news: Array<DatedNews>
  readonly afterwards: Array<() => void>
}

export const CurrentTransaction = Context.Reference<Transaction | null>("db-knex/CurrentTransaction", {
  defaultValue: () => null
})

/** Does something once the surrounding transaction has committed; without one, at once. */
export const afterCommit = (act: () => void): Effect.Effect<void> =>
  Effect.map(CurrentTransaction, (current) => {
    if (current === null) act()
    else current.afterwards.push(act)
  })
