import { Client } from "pg"

const foreignKeys = `
  select 'alter table ' || conrelid::regclass || ' drop constraint ' || conname as drop,
    'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid) as make
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`

// All indexes but those of primary keys and unique constraints.
const indexes = `
  select 'drop index ' || i.indexname as drop, i.indexdef as make
  from pg_indexes i where i.tablename = any($1)
    and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`

interface Part {
  readonly drop: string
  readonly make: string
}

/** Drops the foreign keys and indexes of tables, fills these, and creates both again: faster than row by row. */
export const whileBare = async (url: string, tables: ReadonlyArray<string>, fill: () => Promise<void>) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const parts: ReadonlyArray<Part> = [
      ...(await client.query<Part>(indexes, [tables])).rows,
      ...(await client.query<Part>(foreignKeys, [tables])).rows
    ]
    for (const { drop } of parts) await client.query(drop)
    await fill()
    await client.query("set maintenance_work_mem = '512MB'")
    for (const { make } of parts) await client.query(make)
  } finally {
    await client.end()
  }
}
