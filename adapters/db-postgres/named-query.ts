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

/** What is known of a statement since it was told: shared by all that were sent to run it as it was told then. */
interface Known {
  /** Null until it has been described. */
  shape: Shape | null
  /** Why it was not parsed. */
  fault: Error | null
}

/** The statements that a connection was told of, by their names. */
type Told = Map<string, Known>

const told = new WeakMap<Connection, Told>()

const nothing: Told = new Map()
// Of a question that was not sent yet; never written to.
const nothingKnown: Known = { shape: null, fault: null }

const toldTo = (connection: Connection): Told => {
  const known = told.get(connection)
  if (known !== undefined) return known
  const statements: Told = new Map()
  told.set(connection, statements)
  return statements
}

const shapeOf = (fields: ReadonlyArray<FieldDef>): Shape => ({
  columns: fields.map(({ dataTypeID, name }) => ({ name, parse: parserOf(dataTypeID) })),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null]))
})

// By hand: this is hot.
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

// Rows are what their readers say: what is missing is no word.
const textOf = (value: Value | undefined) => (value === null || value === undefined ? null : String(value))

/** Whether a statement was refused before it ran: it is not there (any more), or with other columns than it had. */
const isGone = (error: Error) =>
  "code" in error &&
  (error.code === "26000" ||
    (error.code === "0A000" && "routine" in error && error.routine === "RevalidateCachedQuery"))

type Done<Row> = (error: Error | null, rows: ReadonlyArray<Row>) => void

// The driver lets its own kind alone follow each other on a connection without waiting.
class NamedQuery<Row extends object> extends DriversQuery {
  readonly #name: string
  readonly #statement: Statement
  #told = nothing
  /** Whether this one tells the connection of the statement. */
  #tells = false
  #known = nothingKnown
  readonly #rows: Array<Row> = []
  #fault: Error | null = null
  /** Told of the rows, or of what went wrong. The driver puts one of its own before it, which ends the wait. */
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
    this.#told = toldTo(connection)
    const known = this.#told.get(name)
    this.#tells = known === undefined
    this.#known = known ?? { shape: null, fault: null }
    connection.stream.cork()
    try {
      if (this.#tells) {
        this.#told.set(name, this.#known)
        // It may be there: what returns no rows says nothing of that where it fails. To close what is not is no error.
        connection.close({ type: "S", name }, true)
        connection.parse({ name, text, types: [] }, true)
        // Before it runs: once it is described it has been parsed, whatever becomes of these values.
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
    // What returns no rows has none described.
    this.#known.shape ??= noColumns
  }

  handleReadyForQuery(): void {
    this.callback(this.#fault, this.#rows)
  }

  handleError(error: Error): void {
    // Those that follow a statement that was not parsed fail as well, for its reason, and say nothing of the next
    // attempt.
    const known = this.#known
    if (this.#tells && known.shape === null) known.fault = error
    const isLost = known.fault !== null || isGone(error)
    if (isLost && this.#told.get(this.#name) === known) this.#told.delete(this.#name)
    this.callback(isGone(error) ? (known.fault ?? error) : error, [])
  }
}

/**
 * Asks for the rows of a statement that stays prepared under a name. A connection parses and describes it once; the
 * driver's own query has it described each time, and to read that of 25 columns took a tenth of a request. It may be
 * believed: PostgreSQL refuses a plan whose columns have become others, and the statement is told anew.
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
    // It was refused before it ran. A transaction has failed with it, and may have been ended since.
    if (isGone(error) && isAlone) return ask()
    // Whoever asked is more to the point than the socket that brought the answer.
    Error.captureStackTrace(error)
    throw error
  })
}
