import * as Effect from "effect/Effect"
import type { Knex } from "knex"

/** The database has migrations that this program does not know. */
export class NewerDatabase extends Error {
  override readonly name = "NewerDatabase"
}

const refuseNewer = async (knex: Knex, known: ReadonlyArray<string>) => {
  if (!(await knex.schema.hasTable("knex_migrations"))) return
  const done = await knex("knex_migrations").pluck<ReadonlyArray<string>>("name")
  if (done.some((name) => !known.includes(name))) {
    throw new NewerDatabase("belongs to a newer version of this program")
  }
}

const migrate = async (knex: Knex) => {
  const source: Knex.MigrationSource<string> = knex.client.config.migrations.migrationSource
  await refuseNewer(knex, await source.getMigrations([]))
  // Our own lock is held: what knex's says was left by a server that died over it.
  if (await knex.schema.hasTable("knex_migrations_lock")) await knex.migrate.forceFreeMigrationsLock()
  await knex.migrate.latest()
}

/** Runs the migrations that the database lacks. No other process may do so meanwhile. */
export const bringUpToDate = (knex: Knex): Effect.Effect<void> => Effect.promise(() => migrate(knex))
