import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import { Counts } from "./counts.ts"
import type { Dialect, Read } from "./dialect.ts"
import { openPool } from "./pool.ts"
import type { Statement } from "./statement.ts"
import { CurrentTransaction, type Transaction } from "./transaction.ts"

interface Connections {
  readonly dialect: Dialect
  readonly writer: Knex
  readonly read: Read
  readonly counts: Counts
}

export class Database extends Context.Service<Database, Connections>()("db-knex/Database") {}

// A query under way is never abandoned inside a transaction: it could run on after the rollback.
const settled = <A>(current: Transaction | null, run: () => Promise<A>): Effect.Effect<A> =>
  current === null ? Effect.promise(run) : Effect.uninterruptible(Effect.promise(run))

/** Runs one query, inside the ambient transaction when there is one. A query that throws is a defect. */
export const queryOn =
  ({ writer }: Connections) =>
  <A>(build: (sql: Knex) => PromiseLike<A>): Effect.Effect<A> =>
    Effect.flatMap(CurrentTransaction, (current) =>
      settled(current, async () => build(current?.trx ?? writer))
    )

/**
 * Reads rows by a statement: in the ambient transaction when there is one, else where reading waits for nobody.
 * Nothing reads SQL for types: the caller says what a row is.
 */
export const readOn =
  ({ dialect, read }: Connections) =>
  <Row extends object>(statement: Statement): Effect.Effect<ReadonlyArray<Row>> =>
    Effect.flatMap(CurrentTransaction, (current) =>
      settled(current, () =>
        current === null ? read<Row>(statement) : dialect.run<Row>(current.trx, statement)
      )
    )

/** The database of a dialect, migrated on open and closed with the layer. */
export const openDatabase = (dialect: Dialect) =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const writer = yield* openPool(dialect.config)
      yield* Effect.promise(() => dialect.exclusively(writer, () => writer.migrate.latest()))
      const read = yield* dialect.openReader(writer)
      return { dialect, writer, read, counts: new Counts() }
    })
  )
