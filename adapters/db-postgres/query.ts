import type { Client } from "pg"

import type { Statement } from "#adapters/db-knex/statement.ts"
import { telling } from "#adapters/system/statements.ts"

import { StatementNames } from "./statement-names.ts"

// Statements are written once and asked for ever; PostgreSQL parses and plans each under its name, once a connection.
const names = new StatementNames()

/** Runs a statement on a connection. Nothing reads SQL for types: the caller says what a row is. */
export const query = async <Row extends object>(
  connection: Client,
  statement: Statement
): Promise<ReadonlyArray<Row>> => {
  const name = names.nameOf(statement)
  const { text, values } = statement
  const { rows } = await telling({ text, system: "postgresql" }, () =>
    connection.query<Row>({ text, values: [...values], ...(name && { name }) })
  )
  return rows
}
