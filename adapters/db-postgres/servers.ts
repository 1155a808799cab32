/** The way to a PostgreSQL database. */
export interface PostgresServer {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /**
   * Whether a pooler in transaction mode stands before it: two transactions may run in two sessions, so that no state
   * of a session, neither settings nor named prepared statements, lasts from one to the next.
   */
  readonly isPooled: boolean
}

/** The ways to one database and its replicas. */
export interface PostgresServers {
  readonly primary: PostgresServer
  /** Past any pooler, for what needs a session of its own: migrations and listening. */
  readonly directUrl: string
  readonly replicas: ReadonlyArray<PostgresServer>
}

/** One server, with nothing before and nothing beside it. */
export const aloneAt = (url: string): PostgresServers => ({
  primary: { url, isPooled: false },
  directUrl: url,
  replicas: []
})
