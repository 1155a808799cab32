import { Client } from "pg"

const foreignKeys = `
  select 'alter table ' || conrelid::regclass || ' drop constraint ' || conname as drop,
    'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid) as make
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`

// Those of primary keys and of unique columns stay.
const indexes = `
  select 'drop index ' || i.indexname as drop, i.indexdef as make
  from pg_indexes i where i.tablename = any($1)
    and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`

interface Part {
  readonly drop: string
  readonly make: string
}

/** Fills tables while they have neither foreign keys nor indexes of their own, which are made faster of all rows at once. */
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
