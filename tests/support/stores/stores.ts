import { copyFileSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PostgresAdapters } from "#adapters/db-postgres/index.ts"
import { SqliteAdapters } from "#adapters/db-sqlite/index.ts"
import { MemoryAdapters } from "#adapters/memory/index.ts"

import { freshDatabase } from "../postgres/postgres.ts"
import { recordSent, scansOf } from "./sent-statements.ts"
import { type StoreName, storesUnderTest } from "./store-names.ts"

/** Every storage port. */
export type StoragePorts = Layer.Success<ReturnType<typeof MemoryAdapters>>

interface FreshStore {
  readonly layer: Layer.Layer<StoragePorts>
  /** Removes what the store left behind; call it after the layer is closed. */
  readonly remove: () => unknown
}

/** Opens the store once, so that its migrations run, and closes it. */
const migrate = (layer: Layer.Layer<StoragePorts>) => Effect.runPromise(Effect.scoped(Layer.build(layer)))

let sqliteTemplate: Promise<string> | undefined

const makeSqliteTemplate = async () => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-template-"))
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }))
  const filename = join(folder, "empty.sqlite")
  await migrate(SqliteAdapters(filename))
  return filename
}

/** A store in a database, whose address is a file or the URL of a PostgreSQL database. */
interface FreshDatabaseStore extends FreshStore {
  readonly address: string
}

const freshSqlite = async (): Promise<FreshDatabaseStore> => {
  const template = await (sqliteTemplate ??= makeSqliteTemplate())
  const folder = mkdtempSync(join(tmpdir(), "contractors-store-"))
  const filename = join(folder, "marketplace.sqlite")
  copyFileSync(template, filename)
  return {
    address: filename,
    layer: SqliteAdapters(filename),
    remove: () => rmSync(folder, { recursive: true, force: true })
  }
}

const freshPostgres = async (): Promise<FreshDatabaseStore> => {
  const { drop, url } = await freshDatabase({
    name: "migrated",
    prepare: (draft) => migrate(PostgresAdapters(draft))
  })
  return { address: url, layer: PostgresAdapters(url), remove: drop }
}

/** Stores in databases of their own, migrated and empty, with their addresses. */
export const freshDatabaseStores = { sqlite: freshSqlite, postgres: freshPostgres }

let untouched: ReturnType<typeof freshPostgres> | undefined

/** The last test of a suite on PostgreSQL: each statement that the others have sent finds its rows by an index. */
const explainsWhatIsSent = () => {
  let recorded: ReturnType<typeof recordSent>
  beforeAll(() => {
    recorded = recordSent()
  })
  afterAll(() => recorded.stop())
  it("sends no statement that scans a table", { timeout: 60_000 }, async () => {
    const { address } = await (untouched ??= freshPostgres())
    const scans = await scansOf(address, recorded.sent)
    expect(scans, "Give the table an index that serves this statement").toEqual([])
  })
}

const fresh: Record<StoreName, () => Promise<FreshStore>> = {
  memory: async () => ({ layer: MemoryAdapters(), remove: () => undefined }),
  ...freshDatabaseStores
}

/** A store of its own, migrated and empty. */
export const freshStore = (name: StoreName): Promise<FreshStore> => fresh[name]()

/** Runs work against the suite's store. */
export type Run = <A, E>(work: Effect.Effect<A, E, StoragePorts>) => Promise<A>

/** Runs a suite once on each store under test; its tests share one store that was empty before the first. */
export const onEveryStore = (subject: string, suite: (run: Run, store: StoreName) => void) => {
  describe.each(storesUnderTest())(`${subject} on %s`, (name) => {
    let store: FreshStore
    let runtime: ManagedRuntime.ManagedRuntime<StoragePorts, never>
    beforeAll(async () => {
      store = await freshStore(name)
      runtime = ManagedRuntime.make(store.layer)
    })
    afterAll(async () => {
      await runtime.dispose()
      await store.remove()
    })
    suite((work) => runtime.runPromise(work), name)
    if (name === "postgres") explainsWhatIsSent()
  })
}
