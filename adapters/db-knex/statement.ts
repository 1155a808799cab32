export type Value = string | number | boolean | null

/** Adds a value to a statement and gives its placeholder in the text. */
export type Bind = (value: Value) => string

/** One SQL statement for both databases; its values stand in the text as $1, $2 and so on. */
export interface Statement {
  readonly text: string
  readonly values: ReadonlyArray<Value>
  /** Its text holds literals of this one query, or depends on how many values it has: to prepare it would not pay. */
  readonly isOneOff?: boolean
}

/** A statement from its text, which binds its values as it is written. */
export const statementOf = (write: (bind: Bind) => string): Statement => {
  const values: Array<Value> = []
  const text = write((value) => `$${values.push(value)}`)
  return { text, values }
}

/** Pads a list to the next power of two by repeating the first items, so that there are few different statements. */
export const padded = <Item>(items: ReadonlyArray<Item>): ReadonlyArray<Item> => {
  const length = 2 ** Math.ceil(Math.log2(items.length))
  return [...items, ...items.slice(0, length - items.length)]
}

/** What stands in `in (…)`; there is at least one value. */
export const listOf = (values: ReadonlyArray<Value>, bind: Bind): string =>
  padded(values).map(bind).join(", ")

export type Columns = Readonly<Record<string, Value>>

/** Two writes, of which the second uses the ids that the first returns. */
export interface LinkedWrites extends Pick<Statement, "isOneOff"> {
  /** Returns an `id` of each row that it has written. */
  readonly first: (bind: Bind) => string
  /** `ids` is SQL for what the first has returned, to stand in `in (…)`. */
  readonly second: (ids: string, bind: Bind) => string
}

/** Inserts one row. */
export const insertion = (table: string, row: Columns, bind: Bind): string =>
  `insert into ${table} (${Object.keys(row).join(", ")}) values (${Object.values(row).map(bind).join(", ")})`

/** "a = $1, b = $2": what follows `set`. */
export const assignments = (columns: Columns, bind: Bind): string =>
  Object.entries(columns)
    .map(([name, value]) => `${name} = ${bind(value)}`)
    .join(", ")

/** "'a', x.a, 'b', x.b": the arguments of SQL's functions that make JSON objects. */
export const pairsOf = (columns: ReadonlyArray<string>, alias: string): string =>
  columns.map((column) => `'${column}', ${alias}.${column}`).join(", ")

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
