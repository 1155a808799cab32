import * as Effect from "effect/Effect"
import type { Knex } from "knex"
import type { Client } from "pg"

import type { Dialect } from "#adapters/db-knex/dialect.ts"

const startLock = 7_203_114

// Held by a transaction of its own, so that it goes with the connection, however that ends.
const hold = async (knex: Knex): Promise<Client> => {
  const connection: Client = await knex.client.acquireConnection()
  try {
    await connection.query("begin")
    await connection.query("select pg_advisory_xact_lock($1)", [startLock])
    return connection
  } catch (error) {
    // A pool closes only when all connections that it has lent are back.
    await knex.client.releaseConnection(connection)
    throw error
  }
}

const giveBack = async (knex: Knex, connection: Client): Promise<void> => {
  await connection.query("commit").finally(() => knex.client.releaseConnection(connection))
}

/** Runs work while no other server on the same database starts; in a pool for migrations, which waits without an end. */
export const exclusively: Dialect["exclusively"] = (knex) => (work) =>
  Effect.acquireUseRelease(
    Effect.promise(() => hold(knex)),
    () => work,
    (connection) => Effect.promise(() => giveBack(knex, connection))
  )
