import type { Knex } from "knex"

/** The CHECK constraints that this migration drops, as they were: from here on the domain alone holds these lists. */
const lists = [
  ["users", "role", "'homeowner','provider'"],
  ["projects", "status", "'draft','pending','in_progress','completed'"],
  ["quotes", "status", "'pending','accepted','rejected','cancelled','completed'"],
  ["events", "kind", "'message','read','conversation','quote','project','review','reconnect'"]
] as const

const readVersion = async (knex: Knex) => {
  const [row]: ReadonlyArray<{ readonly schema_version: number }> = await knex.raw("pragma schema_version")
  return row?.schema_version ?? 0
}

/** Replaces a piece of a table's definition, which has to be there once. */
const redefine = async (knex: Knex, name: string, piece: RegExp, by: (found: string) => string) => {
  const table = { type: "table", name }
  const { sql }: { readonly sql: string } = await knex("sqlite_schema").where(table).first("sql")
  if (sql.match(new RegExp(piece, "gi"))?.length !== 1)
    throw new Error(`Table ${name} is not as it was: ${sql}`)
  await knex("sqlite_schema")
    .where(table)
    .update({ sql: sql.replace(piece, (found) => by(found)) })
}

/**
 * Edits definitions in `sqlite_schema`. A CHECK has no effect on stored rows, so this is the documented way to remove
 * one (sqlite.org/lang_altertable.html#otheralter): no row, index, trigger or reference is touched, and it takes as
 * long for a million rows as for none.
 */
const redefining = async (knex: Knex, work: () => Promise<void>) => {
  const version = await readVersion(knex)
  await knex.raw("pragma writable_schema = on")
  try {
    await work()
    // Every connection reads the definitions anew.
    await knex.raw(`pragma schema_version = ${version + 1}`)
  } finally {
    await knex.raw("pragma writable_schema = off")
  }
}

export const up = (knex: Knex) =>
  redefining(knex, async () => {
    for (const [table, column] of lists) {
      await redefine(knex, table, new RegExp(` check \\(\`${column}\` in ?\\([^)]*\\)\\)`, "i"), () => "")
    }
  })

export const down = (knex: Knex) =>
  redefining(knex, async () => {
    for (const [table, column, values] of lists) {
      const check = `check (\`${column}\` in (${values}))`
      await redefine(
        knex,
        table,
        new RegExp(`\`${column}\` text not null`, "i"),
        (found) => `${found} ${check}`
      )
    }
  })
