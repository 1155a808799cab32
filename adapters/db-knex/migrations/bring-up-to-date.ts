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

const doneIn = async (knex: Knex): Promise<ReadonlyArray<string>> =>
  (await knex.schema.hasTable("knex_migrations")) ? knex("knex_migrations").pluck("name") : []

const migrate = async (knex: Knex, isOurs: boolean) => {
  const source: Knex.MigrationSource<string> = knex.client.config.migrations.migrationSource
  const known = await source.getMigrations([])
  const done = await doneIn(knex)
  if (done.some((name) => !known.includes(name))) {
    throw new NewerDatabase("belongs to a newer version of this program")
  }
  if (!isOurs && done.length > 0) {
    if (known.every((name) => done.includes(name))) return
    throw new OlderDatabase("belongs to an older version of this program")
  }
  // Our own lock is held: what knex's says was left by a server that died over it.
  if (await knex.schema.hasTable("knex_migrations_lock")) await knex.migrate.forceFreeMigrationsLock()
  await knex.migrate.latest()
}

/** Runs the migrations that the database lacks. No other process may do so meanwhile. */
export const bringUpToDate = (knex: Knex): Effect.Effect<void> => Effect.promise(() => migrate(knex, true))

/** Fills an empty database; one that lacks migrations is for its server to bring up to date. */
export const bringUpWhereEmpty = (knex: Knex): Effect.Effect<void> =>
  Effect.promise(() => migrate(knex, false))
