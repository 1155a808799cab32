import * as Effect from "effect/Effect"
import Knex from "knex"

import type { Levels } from "#adapters/system/meters.ts"

export const makePool = (config: Knex.Knex.Config) => Knex(config)

export const closePool = (knex: Knex.Knex) => Effect.promise(() => knex.destroy())

/** A pool of connections, closed with the scope. */
export const openPool = (config: Knex.Knex.Config) =>
  Effect.acquireRelease(
    Effect.sync(() => makePool(config)),
    closePool
  )

/** How busy a pool is. */
export const levelsOf = (knex: Knex.Knex): Levels => {
  const { pool } = knex.client
  return {
    pool_used: pool.numUsed(),
    pool_free: pool.numFree(),
    pool_wanted: pool.numPendingAcquires()
  }
}
