import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type { Database } from "sqlite3"

import { knexAdapters } from "#adapters/db-knex/index.ts"
import { sqliteDialect } from "#adapters/db-sqlite/dialect.ts"

type AfterCreate = (connection: Database, done: (error: Error | null, connection: Database) => void) => void

const pageSize = 4_096
const asMany = 1_000_000_000

/** An SQLite store whose file can be limited in size, as by a full disk. */
export const limitedSqlite = () => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-limited-"))
  const dialect = sqliteDialect(join(folder, "marketplace.sqlite"))
  let writer: Database | undefined

  const afterCreate: AfterCreate = (connection, done) => {
    writer = connection
    dialect.config.pool?.afterCreate?.(connection, done)
  }
  const ask = (sql: string) =>
    new Promise<Record<string, number>>((resolve, reject) => {
      writer?.get<Record<string, number>>(sql, (error, row) =>
        error === null ? resolve(row) : reject(error)
      )
    })
  return {
    layer: knexAdapters({
      ...dialect,
      config: { ...dialect.config, pool: { ...dialect.config.pool, afterCreate } }
    }),
    /** Lets the file grow by this many bytes at most. */
    limit: async (bytes: number) => {
      const { page_count = 0 } = await ask("pragma page_count")
      await ask(`pragma max_page_count = ${page_count + Math.ceil(bytes / pageSize)}`)
    },
    makeRoom: () => ask(`pragma max_page_count = ${asMany}`),
    remove: () => rmSync(folder, { recursive: true })
  }
}
