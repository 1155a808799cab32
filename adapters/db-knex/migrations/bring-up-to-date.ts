import * as Effect from "effect/Effect"
import type { Knex } from "knex"

/** The database has migrations that this program does not know. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase"
}

/** The database lacks migrations that this program knows. */
export class OlderDatabase extends Error {
  override readonly name = "OlderDatabase"
}

/** The database has nothing in it. */
export class EmptyDatabase extends Error {
  override readonly name = "EmptyDatabase"
}

const doneIn = async (knex: Knex): Promise<ReadonlyArray<string>> =>
  (await knex.schema.hasTable("knex_migrations")) ? knex("knex_migrations").pluck("name") : []

type State = "empty" | "older" | "up to date"

const stateOf = async (knex: Knex): Promise<State> => {
  const source: Knex.MigrationSource<unknown> = knex.client.config.migrations.migrationSource
  const known = (await source.getMigrations([])).map((migration) => source.getMigrationName(migration))
  const done = await doneIn(knex)
  if (done.some((name) => !known.includes(name))) {
    throw new NewerDatabase("belongs to a newer version of this program")
  }
  if (done.length === 0) return "empty"
  return known.every((name) => done.includes(name)) ? "up to date" : "older"
}

const migrate = async (knex: Knex) => {
  // Our own start lock is held: a lock in knex's table was left by a server that died while migrating.
  if (await knex.schema.hasTable("knex_migrations_lock")) await knex.migrate.forceFreeMigrationsLock()
  await knex.migrate.latest()
}

/** Makes a database what this program needs. */
export type Migrate = (knex: Knex) => Effect.Effect<void>

/** Runs the migrations that the database lacks. No other process may do so meanwhile. */
export const bringUpToDate: Migrate = (knex) =>
  Effect.promise(async () => {
    await stateOf(knex)
    await migrate(knex)
  })

const refuseOlder = (state: State): void => {
  if (state === "older") throw new OlderDatabase("belongs to an older version of this program")
}

/** Takes a database as it is: one that lacks migrations is for its server to bring up to date. */
export const requireUpToDate: Migrate = (knex) =>
  Effect.promise(async () => {
    const state = await stateOf(knex)
    if (state === "empty") throw new EmptyDatabase("is empty")
    refuseOlder(state)
  })

/** The same, but fills one that is empty, and tells of it. */
export const bringUpWhereEmpty =
  (onEmpty: () => void): Migrate =>
  (knex) =>
    Effect.promise(async () => {
      const state = await stateOf(knex)
      refuseOlder(state)
      if (state !== "empty") return
      onEmpty()
      await migrate(knex)
    })
