import Knex from "knex"

import { postgresConfig } from "#adapters/db-postgres/index.ts"
import { sqliteConfig } from "#adapters/db-sqlite/index.ts"

export type DatabaseName = "sqlite" | "postgres"

/** The tables that a person's call may write; `attempts` is written before, in a transaction of its own. */
const tables = [
  "users",
  "sessions",
  "service_providers",
  "projects",
  "invitations",
  "quotes",
  "offer_versions",
  "offer_templates",
  "reveals",
  "saved_providers",
  "reviews",
  "conversations",
  "messages",
  "notifications",
  "emails",
  "email_keys",
  "preferences",
  "job_alerts",
  "saved_searches",
  "photos",
  "applications",
  "checks",
  "audit_log",
  "removals",
  "restorings",
  "cases",
  "sanctions",
  "imports",
  "import_rows",
  "license_entries",
  "register_matches"
]
const changes = ["insert", "update", "delete"]

const configOf = { sqlite: sqliteConfig, postgres: postgresConfig }

type Statements = Record<DatabaseName, ReadonlyArray<string>>

const trapOf = (trapped: ReadonlyArray<string>): Statements => ({
  postgres: [
    `create or replace function refuse_commit() returns trigger language plpgsql as
      $$ begin raise exception 'refused at the commit'; end $$`,
    ...trapped.map(
      (table) =>
        `create constraint trigger refuse_${table} after insert or update or delete on ${table}
          deferrable initially deferred for each row execute function refuse_commit()`
    )
  ],
  // SQLite checks a deferred foreign key at the commit, and leaves the transaction open where that fails.
  sqlite: [
    "create table trap (nobody text references users (id) deferrable initially deferred)",
    ...trapped.flatMap((table) =>
      changes.map(
        (change) =>
          `create trigger refuse_${table}_${change} after ${change} on ${table}
            begin insert into trap values ('nobody'); end`
      )
    )
  ]
})

const releaseOf = (trapped: ReadonlyArray<string>): Statements => ({
  postgres: trapped.map((table) => `drop trigger refuse_${table} on ${table}`),
  sqlite: [
    ...trapped.flatMap((table) => changes.map((change) => `drop trigger refuse_${table}_${change}`)),
    "drop table trap"
  ]
})

/**
 * Makes every commit of a person's writes, or of writes to `trapped` alone, fail for as long as `work` takes; the
 * statements before the commit succeed.
 */
export const whileCommitsFail = async <A>(
  name: DatabaseName,
  address: string,
  work: () => Promise<A>,
  trapped: ReadonlyArray<string> = tables
): Promise<A> => {
  const knex = Knex(configOf[name](address))
  const run = async (statements: ReadonlyArray<string>) => {
    for (const statement of statements) await knex.raw(statement)
  }
  try {
    await run(trapOf(trapped)[name])
    try {
      return await work()
    } finally {
      await run(releaseOf(trapped)[name])
    }
  } finally {
    await knex.destroy()
  }
}
