import { Client } from "pg"

import { startingConfig } from "./connection.ts"

/** Two addresses that ought to lead to one database do not. */
export class TwoDatabases extends Error {
  override readonly name = "TwoDatabases"
}

// A query that every user may run, and that no two running servers answer alike.
const identity = `
  select concat_ws(' ', extract(epoch from pg_postmaster_start_time()), pg_is_in_recovery(), oid) as identity
  from pg_database where datname = current_database()`

const identityAt = async (url: string): Promise<unknown> => {
  const client = new Client(startingConfig(url))
  client.on("error", () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ readonly identity: string }>(identity)
    return rows[0]?.identity
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Rejects with `TwoDatabases` where two addresses are not two ways to one database: one would be migrated, the other read. */
export const requireOneDatabase = async (one: string, other: string): Promise<void> => {
  if (one === other) return
  const [first, second] = await Promise.all([one, other].map(identityAt))
  if (first !== second) throw new TwoDatabases("They lead to different databases")
}
