import type { Database } from "sqlite3"

import type { Dialect } from "../db-knex/dialect.ts"
import { onConnection } from "../db-knex/statement.ts"
import { inMemory, readers, sqliteConfig } from "./connection.ts"

const all = <Row>(connection: Database, text: string, values: ReadonlyArray<unknown>) =>
  new Promise<ReadonlyArray<Row>>((resolve, reject) => {
    connection.all<Row>(text, values, (error, rows) => (error === null ? resolve(rows) : reject(error)))
  })

/** What SQLite does in its own way. */
export const sqliteDialect = (filename: string): Dialect => {
  const config = sqliteConfig(filename)
  return {
    config,
    readerConfig: filename === inMemory ? null : readers(config),

    // One server uses the file.
    exclusively: async (_, work) => {
      await work()
    },

    run: (knex, { text, values }) =>
      onConnection(knex, (connection: Database) =>
        all(connection, text.replaceAll(/\$(\d+)/g, "?$1"), values)
      ),

    elementsOf: (column) => `select value from json_each(${column})`,

    matchesWord: (word, bind) => {
      const prefix = bind(`"${word}" *`)
      return (
        `t.key in (select rowid from provider_words where provider_words match ${prefix} ` +
        `union select rowid from provider_stems where provider_stems match ${prefix})`
      )
    }
  }
}
