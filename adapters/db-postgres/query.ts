import type { Client } from "pg"

import type { Statement } from "#adapters/db-knex/statement.ts"
import { telling } from "#adapters/system/statements.ts"

import { StatementNames } from "./statement-names.ts"

// Statements are written once and asked for ever; PostgreSQL parses and plans each under its name, once a connection.
const names = new StatementNames()

/** Runs a statement on a connection. Nothing reads SQL for types: the caller says what a row is. */
export type Query = <Row extends object>(
  connection: Client,
  statement: Statement
) => Promise<ReadonlyArray<Row>>

export const query: Query = (connection, statement) => send(connection, statement, names.nameOf(statement))

/** The same without a name: the next question of the connection may reach another session. */
export const queryUnprepared: Query = (connection, statement) => send(connection, statement, undefined)

const send = async <Row extends object>(
  connection: Client,
  { text, values }: Statement,
  name: string | undefined
): Promise<ReadonlyArray<Row>> => {
  const { rows } = await telling({ text, system: "postgresql" }, () =>
    connection.query<Row>({ text, values: [...values], ...(name && { name }) })
  )
  return rows
}
