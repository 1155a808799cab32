import { type Client, type Connection, type FieldDef, Query as DriversQuery } from "pg"

import type { Statement, Value } from "#adapters/db-knex/statement.ts"

import { parserOf } from "./parsers.ts"

interface Column {
  readonly name: string
  readonly parse: (text: string) => unknown
}

/** What the rows of a statement look like. */
interface Shape {
  /** In order. */
  readonly columns: ReadonlyArray<Column>
  /** A row without values: copies of it share a layout in memory. */
  readonly empty: Readonly<Record<string, unknown>>
}

const noColumns: Shape = { columns: [], empty: {} }

/**
 * What is known of a statement since a connection was sent it to prepare; shared by all queries that run it as prepared
 * then.
 */
interface Known {
  /** Null until it has been described. */
  shape: Shape | null
  /** Why it was not parsed. */
  fault: Error | null
}

/** The statements that a connection was sent to prepare, by their names. */
type Prepared = Map<string, Known>

const prepared = new WeakMap<Connection, Prepared>()

const nothing: Prepared = new Map()
// Of a query that was not sent yet; never written to.
const nothingKnown: Known = { shape: null, fault: null }

const preparedOn = (connection: Connection): Prepared => {
  const known = prepared.get(connection)
  if (known !== undefined) return known
  const statements: Prepared = new Map()
  prepared.set(connection, statements)
  return statements
}

const shapeOf = (fields: ReadonlyArray<FieldDef>): Shape => ({
  columns: fields.map(({ dataTypeID, name }) => ({ name, parse: parserOf(dataTypeID) })),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null]))
})

// Written by hand: a hot path.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- nothing reads SQL for types: the caller says
function rowOf<Row extends object>(shape: Shape, texts: ReadonlyArray<string | null>): Row
function rowOf({ columns, empty }: Shape, texts: ReadonlyArray<string | null>): object {
  const row = { ...empty }
  for (let at = 0; at < texts.length; at += 1) {
    const [column, text] = [columns[at], texts[at]]
    if (column !== undefined) row[column.name] = typeof text === "string" ? column.parse(text) : null
  }
  return row
}

// The types of values are stated, not checked: undefined becomes null, not the text "undefined".
const textOf = (value: Value | undefined) => (value === null || value === undefined ? null : String(value))

/**
 * Whether a prepared statement was refused before it ran: the session does not have it, or its columns have changed.
 */
const isGone = (error: Error) =>
  "code" in error &&
  (error.code === "26000" ||
    (error.code === "0A000" && "routine" in error && error.routine === "RevalidateCachedQuery"))

type Done<Row> = (error: Error | null, rows: ReadonlyArray<Row>) => void

// Extends the driver's own class, because the driver pipelines only queries of that kind.
class NamedQuery<Row extends object> extends DriversQuery {
  readonly #name: string
  readonly #statement: Statement
  #prepared = nothing
  /** Whether this query prepares the statement on the connection. */
  #tells = false
  #known = nothingKnown
  readonly #rows: Array<Row> = []
  #fault: Error | null = null
  /** Receives the rows or the error. The driver wraps it in a callback of its own, which clears the query's timeout. */
  callback: Done<Row>

  constructor(name: string, statement: Statement, done: Done<Row>) {
    super(statement.text)
    this.#name = name
    this.#statement = statement
    this.callback = done
  }

  override readonly submit = (connection: Connection): null => {
    const name = this.#name
    const { text, values } = this.#statement
    this.#prepared = preparedOn(connection)
    const known = this.#prepared.get(name)
    this.#tells = known === undefined
    this.#known = known ?? { shape: null, fault: null }
    connection.stream.cork()
    try {
      if (this.#tells) {
        this.#prepared.set(name, this.#known)
        // It may be prepared already: a statement without rows that fails does not show that it was parsed. Closing an
        // unknown name is no error.
        connection.close({ type: "S", name }, true)
        connection.parse({ name, text, types: [] }, true)
        // Described before it runs: a description proves that it was parsed, even where these values make it fail.
        connection.describe({ type: "S", name }, true)
      }
      connection.bind({ statement: name, values: values.map(textOf) }, true)
      connection.execute(null, true)
      connection.sync()
    } finally {
      connection.stream.uncork()
    }
    return null
  }

  handleRowDescription({ fields }: { readonly fields: ReadonlyArray<FieldDef> }): void {
    this.#known.shape = shapeOf(fields)
  }

  handleDataRow({ fields }: { readonly fields: ReadonlyArray<string | null> }): void {
    try {
      const { shape } = this.#known
      if (shape === null) throw new Error(`Rows of ${this.#name} came before what they look like`)
      this.#rows.push(rowOf(shape, fields))
    } catch (error) {
      this.#fault = error instanceof Error ? error : new Error(String(error))
    }
  }

  handleCommandComplete(): void {
    // A statement that returns no rows has no row description.
    this.#known.shape ??= noColumns
  }

  handleReadyForQuery(): void {
    this.callback(this.#fault, this.#rows)
  }

  handleError(error: Error): void {
    // Queries pipelined behind a statement that failed to parse fail as well, for its reason; they must not forget the
    // next attempt to prepare it.
    const known = this.#known
    if (this.#tells && known.shape === null) known.fault = error
    const isLost = known.fault !== null || isGone(error)
    if (isLost && this.#prepared.get(this.#name) === known) this.#prepared.delete(this.#name)
    this.callback(isGone(error) ? (known.fault ?? error) : error, [])
  }
}

/**
 * Gives the rows of a named prepared statement. A connection parses and describes it once; the driver's own query has
 * it described each time, and reading the description of 25 columns took a tenth of a request. The description can be
 * kept: PostgreSQL refuses a plan whose columns have changed, and the statement is then prepared anew.
 */
export const askNamed = <Row extends object>(
  connection: Client,
  name: string,
  statement: Statement
): Promise<ReadonlyArray<Row>> => {
  const ask = () =>
    new Promise<ReadonlyArray<Row>>((resolve, reject) => {
      const done: Done<Row> = (error, rows) => (error === null ? resolve(rows) : reject(error))
      connection.query(new NamedQuery(name, statement, done))
    })
  const isAlone = connection.getTransactionStatus() === "I"
  return ask().catch((error: Error) => {
    // It was refused before it ran, so it can be sent again; not in a transaction, which has failed with it, and behind
    // which a COMMIT may have been sent already.
    if (isGone(error) && isAlone) return ask()
    // The stack of the caller says more than that of the socket that brought the answer.
    Error.captureStackTrace(error)
    throw error
  })
}
