import * as Context from "effect/Context"
import type { Knex } from "knex"

import type { DatedNews } from "../../src/domain/events/event.ts"

/** A transaction under way, and the news that become events when it commits. */
export interface Transaction {
  readonly trx: Knex.Transaction
  readonly news: Array<DatedNews>
}

export const CurrentTransaction = Context.Reference<Transaction | null>("db-knex/CurrentTransaction", {
  defaultValue: () => null
})
