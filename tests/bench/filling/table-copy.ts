import { once } from "node:events"
import { finished } from "node:stream/promises"

import { Client } from "pg"
import { from } from "pg-copy-streams"

export type Row = Readonly<Record<string, string | number | boolean | null>>

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" }

// PostgreSQL's text format: a line a row, tabs between its values.
const valueOf = (value: Row[string] | undefined) =>
  value === null || value === undefined
    ? "\\N"
    : String(value).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? "")

const lineOf = (row: Row) => `${Object.values(row).map(valueOf).join("\t")}\n`

const rowsAtOnce = 500

/** Streams rows into one table by COPY over a connection of its own; all rows have the columns of the first. */
export const openTableCopy = async (url: string, table: string, [first]: ReadonlyArray<Row>) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const columns = Object.keys(first ?? {}).join(", ")
  const stream = client.query(from(`copy ${table} (${columns}) from stdin`))
  const done = finished(stream)
  return {
    write: async (rows: ReadonlyArray<Row>) => {
      for (let start = 0; start < rows.length; start += rowsAtOnce) {
        const lines = rows.slice(start, start + rowsAtOnce).map(lineOf)
        if (!stream.write(lines.join(""))) await Promise.race([once(stream, "drain"), done])
      }
    },
    close: async () => {
      stream.end()
      await done
      await client.end()
    }
  }
}

export type TableCopy = Awaited<ReturnType<typeof openTableCopy>>
