import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import type Knex from "knex"

import { PostgresAdapters, postgresConfig } from "#adapters/db-postgres/index.ts"
import { SqliteAdapters, sqliteConfig } from "#adapters/db-sqlite/index.ts"

import { freshDatabase } from "./postgres/postgres.ts"
import { storesUnderTest } from "./stores/store-names.ts"
import { freshDatabaseStores } from "./stores/stores.ts"

/** A database without any table. */
export interface EmptyDatabase {
  /** As `DATABASE_URL` names it. */
  readonly url: string
  readonly config: Knex.Knex.Config
  readonly adapters: () => ReturnType<typeof SqliteAdapters>
  readonly remove: () => unknown
}

const sqlite = async (): Promise<EmptyDatabase> => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-migrations-"))
  const filename = join(folder, "not", "yet", "there.sqlite")
  return {
    url: `sqlite:${filename}`,
    config: sqliteConfig(filename),
    adapters: () => SqliteAdapters(filename),
    remove: () => rmSync(folder, { recursive: true })
  }
}

const postgres = async (): Promise<EmptyDatabase> => {
  const { drop, url } = await freshDatabase()
  return { url, config: postgresConfig(url), adapters: () => PostgresAdapters(url), remove: drop }
}

export const emptyDatabase = { sqlite, postgres }

export type DatabaseName = keyof typeof emptyDatabase

const configAt = { sqlite: sqliteConfig, postgres: postgresConfig }

/** A database with all tables and no rows: a copy, as running all migrations takes long. */
export const migratedDatabase = async (name: DatabaseName): Promise<Omit<EmptyDatabase, "url">> => {
  const { address, layer, remove } = await freshDatabaseStores[name]()
  return { config: configAt[name](address), adapters: () => layer, remove }
}

export const databasesUnderTest = (["sqlite", "postgres"] as const).filter((name) =>
  storesUnderTest().includes(name)
)
