import type { Client } from "pg"

import type { Statement } from "#adapters/db-knex/statement.ts"
import { telling } from "#adapters/system/statements.ts"

import { askNamed } from "./named-query.ts"
import { StatementNames } from "./statement-names.ts"

// The same few statements are run for ever; PostgreSQL parses and plans each under its name, once per connection.
const names = new StatementNames()

/** Runs a statement on a connection. SQL is not type-checked: the caller states the row's type. */
export type Query = <Row extends object>(
  connection: Client,
  statement: Statement
) => Promise<ReadonlyArray<Row>>

export const query: Query = <Row extends object>(connection: Client, statement: Statement) => {
  const name = names.nameOf(statement)
  if (name === undefined) return queryUnprepared<Row>(connection, statement)
  return telling({ text: statement.text, system: "postgresql" }, () =>
    askNamed<Row>(connection, name, statement)
  )
}

/** The same without a name: behind a pooler, the connection's next query may reach another session. */
export const queryUnprepared: Query = async <Row extends object>(
  connection: Client,
  { text, values }: Statement
) => {
  const { rows } = await telling({ text, system: "postgresql" }, () =>
    connection.query<Row>({ text, values: [...values] })
  )
  return rows
}
