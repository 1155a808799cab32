export type Value = string | number | boolean | null

/** Adds a value to a statement and gives its place in the text. */
export type Bind = (value: Value) => string

/** One SQL statement for both databases; its values stand in the text as $1, $2 and so on. */
export interface Statement {
  readonly text: string
  readonly values: ReadonlyArray<Value>
  /** Its text holds values of this one question, so that keeping its plan would pay nobody. */
  readonly isOneOff?: boolean
}

/** A statement from its text, which binds its values as it is written. */
export const statementOf = (write: (bind: Bind) => string): Statement => {
  const values: Array<Value> = []
  const text = write((value) => `$${values.push(value)}`)
  return { text, values }
}

interface ConnectionSource<Connection> {
  readonly acquireConnection: () => Promise<Connection>
  readonly releaseConnection: (connection: Connection) => Promise<void>
}

/** Lends a connection of the driver's own kind: a transaction's, or one of the pool. */
export const onConnection = async <Connection, A>(
  knex: { readonly client: ConnectionSource<Connection> },
  work: (connection: Connection) => Promise<A>
): Promise<A> => {
  const connection = await knex.client.acquireConnection()
  try {
    return await work(connection)
  } finally {
    await knex.client.releaseConnection(connection)
  }
}
