/** The way to a PostgreSQL database. */
export interface PostgresServer {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /**
   * Whether a pool of transactions stands before it: two transactions may run in two sessions, so that nothing of a
   * session holds from one to the next, neither settings nor plans under a name.
   */
  readonly isPooled: boolean
}

/** The ways to one database and its replicas. */
export interface PostgresServers {
  readonly primary: PostgresServer
  /** Past any pool, for what takes a session: migrations and listening. */
  readonly directUrl: string
  readonly replicas: ReadonlyArray<PostgresServer>
}

/** One server, with nothing before and nothing beside it. */
export const aloneAt = (url: string): PostgresServers => ({
  primary: { url, isPooled: false },
  directUrl: url,
  replicas: []
})
