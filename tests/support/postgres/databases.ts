import { randomBytes } from "node:crypto"

import { Client } from "pg"

/** A server that may create databases, and the prefix that tells this run's databases from everyone else's. */
export interface PostgresServer {
  readonly url: string
  readonly prefix: string
  readonly source: string
  /** The URL of its replica, where one was asked for. */
  readonly replicaUrl?: string
}

export interface FreshDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Fills an empty database once; every `createDatabase` with this template then copies that database. */
export interface Template {
  readonly name: string
  /** Must close its connections: a database in use cannot be copied. */
  readonly prepare: (url: string) => Promise<unknown>
}

const databaseUrl = (server: PostgresServer, name: string) => {
  const url = new URL(server.url)
  url.pathname = `/${name}`
  return url.href
}

const asAdmin = async <A>(server: PostgresServer, work: (admin: Client) => Promise<A>): Promise<A> => {
  const admin = new Client({ connectionString: server.url })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

const drop = (admin: Client, name: string) => admin.query(`drop database if exists ${name} with (force)`)

const fillTemplate = async (admin: Client, server: PostgresServer, name: string, template: Template) => {
  const { rowCount } = await admin.query("select 1 from pg_database where datname = $1", [name])
  if (rowCount === 1) return
  // Renamed when complete: a preparation that failed half-way is never copied.
  const draft = `${name}_draft`
  await drop(admin, draft)
  await admin.query(`create database ${draft}`)
  await template.prepare(databaseUrl(server, draft))
  await admin.query(`alter database ${draft} rename to ${name}`)
}

const ensureTemplate = async (admin: Client, server: PostgresServer, template: Template) => {
  const name = `${server.prefix}_template_${template.name}`
  await admin.query("select pg_advisory_lock(hashtext($1))", [name])
  try {
    await fillTemplate(admin, server, name, template)
  } finally {
    await admin.query("select pg_advisory_unlock(hashtext($1))", [name])
  }
  return name
}

/** A new database of its own: empty, or a copy of the template. */
export const createDatabase = (server: PostgresServer, template?: Template): Promise<FreshDatabase> =>
  asAdmin(server, async (admin) => {
    const name = `${server.prefix}_${randomBytes(6).toString("hex")}`
    const origin = template === undefined ? "template0" : await ensureTemplate(admin, server, template)
    await admin.query(`create database ${name} template ${origin}`)
    return {
      url: databaseUrl(server, name),
      drop: () => asAdmin(server, (later) => drop(later, name)).then(() => undefined)
    }
  })

/** Removes whatever this run left behind, templates included. */
export const dropDatabases = (server: PostgresServer) =>
  asAdmin(server, async (admin) => {
    const left = await admin.query<{ datname: string }>(
      "select datname from pg_database where starts_with(datname, $1)",
      [server.prefix]
    )
    for (const { datname } of left.rows) await drop(admin, datname)
  })
