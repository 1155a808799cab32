import * as Effect from "effect/Effect"
import Knex from "knex"

/** A pool of connections, closed with the scope. */
export const openPool = (config: Knex.Knex.Config) =>
  Effect.acquireRelease(
    Effect.sync(() => Knex(config)),
    (knex) => Effect.promise(() => knex.destroy())
  )
