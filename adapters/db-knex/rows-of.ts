import * as Effect from "effect/Effect"
import type { Knex } from "knex"

import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"

import { type Connections, queryOn } from "./database.ts"
import type { Columns } from "./statement.ts"

type Thing = NotFound["thing"]

/** The record in the first row that `find` selects, or `NotFound`. `find` decides whether it locks the row. */
export const oneOf = <A>(
  database: Connections,
  { fromRow }: { readonly fromRow: (row: object) => A },
  thing: Thing
) =>
  Effect.fnUntraced(function* (find: (sql: Knex) => Knex.QueryBuilder) {
    const row = yield* queryOn(database)((sql) => find(sql).first())
    return row === undefined ? yield* new NotFound({ thing }) : fromRow(row)
  })

/** Writes a record where its stored version is still the one read, else `ChangedMeanwhile` (optimistic concurrency). */
export const updateOf = <A extends { readonly id: string; readonly version: number }>(
  database: Connections,
  table: string,
  { toRow }: { readonly toRow: (record: A) => Columns },
  thing: Thing
) =>
  Effect.fnUntraced(function* (record: A) {
    const { id, version } = record
    const next = toRow({ ...record, version: version + 1 })
    const written = yield* queryOn(database)((sql) => sql(table).where({ id, version }).update(next))
    if (written === 0) yield* new ChangedMeanwhile({ thing })
  })
