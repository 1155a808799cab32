import type { Knex } from "knex"

type Table = Knex.CreateTableBuilder

/** A moment in UTC with milliseconds. */
export const instant = (table: Table, name: string) => table.timestamp(name, { useTz: true, precision: 3 })

/** Dollars and cents, never negative. */
export const dollars = (table: Table, name: string) => {
  table.check("?? >= 0", [name])
  return table.decimal(name, 10, 2)
}

/** A list of texts as JSON. */
export const texts = (table: Table, name: string) => table.jsonb(name).notNullable().defaultTo("[]")

export const flag = (table: Table, name: string) => table.boolean(name).notNullable().defaultTo(false)

/** A needed reference to the id of another table's row. */
export const reference = (table: Table, name: string, to: string) =>
  table.uuid(name).notNullable().references("id").inTable(to)

export const optionalReference = (table: Table, name: string, to: string) =>
  table.uuid(name).references("id").inTable(to)
