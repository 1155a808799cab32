import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import { ReadsAt } from "#ports/reads-at.ts"

import { Metering } from "../system/meters.ts"
import { Counts } from "./counts.ts"
import type { Dialect, Read } from "./dialect.ts"
import type { bringUpToDate } from "./migrations/bring-up-to-date.ts"
import { closePool, levelsOf, makePool, openPool } from "./pool.ts"
import type { Statement } from "./statement.ts"
import { asking, type Room } from "./store-errors.ts"
import { CurrentTransaction, type Transaction } from "./transaction.ts"

export interface Connections {
  readonly dialect: Dialect
  readonly writer: Knex
  readonly read: Read
  readonly counts: Counts
  readonly room: Room
  /** Runs work while no other server on the same database may start. */
  readonly exclusively: <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

export class Database extends Context.Service<Database, Connections>()("db-knex/Database") {}

// A query under way is never abandoned inside a transaction: it could run on after the rollback.
const settled = <A>(current: Transaction | null, run: () => Promise<A>): Effect.Effect<A> =>
  current === null ? Effect.promise(run) : Effect.uninterruptible(Effect.promise(run))

/** Runs one query, inside the ambient transaction when there is one. A query that throws is a defect. */
export const queryOn =
  (database: Connections) =>
  <A>(build: (sql: Knex) => PromiseLike<A>): Effect.Effect<A> =>
    Effect.flatMap(CurrentTransaction, (current) =>
      settled(current, () => asking(database, async () => build(current?.trx ?? database.writer)))
    )

/**
 * Reads rows by a statement: in the ambient transaction when there is one, else on the reader, which waits for no lock.
 * SQL is not type-checked: the caller states the row's type.
 */
export const readOn = (database: Connections) => {
  const { dialect, read } = database
  return <Row extends object>(statement: Statement): Effect.Effect<ReadonlyArray<Row>> =>
    Effect.flatMap(CurrentTransaction, (current) =>
      Effect.flatMap(ReadsAt, (readsAt) =>
        settled(current, () =>
          asking(database, () =>
            current === null ? read<Row>(statement, readsAt) : dialect.run<Row>(current.trx, statement)
          )
        )
      )
    )
}

/** Gives work the pool for migrations, while no other server on the same database may start. */
const makeExclusively =
  ({ exclusively, migrating }: Dialect, writer: Knex) =>
  <A, E, R>(work: (sql: Knex) => Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    migrating === null
      ? exclusively(writer)(work(writer))
      : Effect.acquireUseRelease(
          Effect.sync(() => makePool(migrating)),
          (knex) => exclusively(knex)(work(knex)),
          closePool
        )

/** The database of a dialect, migrated on open and closed with the layer. */
export const openDatabase = (dialect: Dialect, migrate: typeof bringUpToDate) =>
  Layer.effect(
    Database,
    Effect.gen(function* () {
      yield* dialect.claim
      const writer = yield* openPool(dialect.config)
      const exclusively = makeExclusively(dialect, writer)
      yield* exclusively(migrate)
      const { watch } = yield* Metering
      watch(() => levelsOf(writer))
      const read = yield* dialect.openReader(writer)
      return {
        dialect,
        writer,
        read,
        counts: new Counts(),
        room: { isLacking: false },
        exclusively: (work) => exclusively(() => work)
      }
    })
  )
