import type { Knex } from "knex"

// SQLite takes at most 500 rows a statement.
const chunkSize = 400

/** Cuts rows into pieces that fit into one statement. */
export const chunksOf = <A>(rows: ReadonlyArray<A>): ReadonlyArray<Array<A>> =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize)
  )

/** Inserts many rows in few statements. */
export const insertAll = async (sql: Knex, table: string, rows: ReadonlyArray<object>) => {
  for (const chunk of chunksOf(rows)) await sql(table).insert(chunk)
}
