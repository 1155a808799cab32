import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import Knex from "knex"

import { Counts } from "./counts.ts"
import type { Dialect } from "./dialect.ts"
import type { Statement } from "./statement.ts"
import { CurrentTransaction, type Transaction } from "./transaction.ts"

interface Connections {
  readonly dialect: Dialect
  readonly writer: Knex.Knex
  readonly reader: Knex.Knex
  readonly counts: Counts
}

export class Database extends Context.Service<Database, Connections>()("db-knex/Database") {}

// A query under way is never abandoned inside a transaction: it could run on after the rollback.
const settled = <A>(current: Transaction | null, run: () => Promise<A>): Effect.Effect<A> =>
  current === null ? Effect.promise(run) : Effect.uninterruptible(Effect.promise(run))

/** Runs one query, inside the ambient transaction when there is one. A query that throws is a defect. */
export const queryOn =
  ({ writer }: Connections) =>
  <A>(build: (sql: Knex.Knex) => PromiseLike<A>): Effect.Effect<A> =>
    Effect.flatMap(CurrentTransaction, (current) =>
      settled(current, async () => build(current?.trx ?? writer))
    )

/**
 * Reads rows by a statement: in the ambient transaction when there is one, else where reading waits for nobody.
 * Nothing reads SQL for types: the caller says what a row is.
 */
export const readOn =
  ({ dialect, reader }: Connections) =>
  <Row extends object>(statement: Statement): Effect.Effect<ReadonlyArray<Row>> =>
    Effect.flatMap(CurrentTransaction, (current) =>
      settled(current, () => dialect.run<Row>(current?.trx ?? reader, statement))
    )

const pool = (config: Knex.Knex.Config) =>
  Effect.acquireRelease(
    Effect.sync(() => Knex(config)),
    (knex) => Effect.promise(() => knex.destroy())
  )

/** The database of a dialect, migrated on open and closed with the layer. */
export const openDatabase = (dialect: Dialect) =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      const writer = yield* pool(dialect.config)
      yield* Effect.promise(() => dialect.exclusively(writer, () => writer.migrate.latest()))
      const reader = dialect.readerConfig === null ? writer : yield* pool(dialect.readerConfig)
      return { dialect, writer, reader, counts: new Counts() }
    })
  )
