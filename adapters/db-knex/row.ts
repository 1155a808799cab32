import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

import type { Columns } from "./statement.ts"

/** A column of truth values: SQLite gives 1 and 0. */
export const Flag = Schema.Union([Schema.Boolean, Schema.Literals([0, 1])]).pipe(
  Schema.decodeTo(
    Schema.Boolean,
    SchemaTransformation.transform({
      decode: (value) => value === true || value === 1,
      encode: (value) => value
    })
  )
)

/** A column that holds a list of texts as JSON. */
export const Texts = Schema.fromJsonString(Schema.Array(Schema.String))

const renameKeys = <A>(row: Readonly<Record<string, A>>, rename: (key: string) => string) =>
  Object.fromEntries(Object.entries(row).map(([key, value]) => [rename(key), value]))

const toSnake = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const toCamel = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The columns that hold a record's fields. */
export const columnsOf = (schema: { readonly fields: object }): ReadonlyArray<string> =>
  Object.keys(schema.fields).map(toSnake)

/** The part of a joined row that comes from another table, whose columns have a prefix in it. */
export const unprefixed = (row: object, prefix: string): object =>
  Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      key.startsWith(prefix) ? [[key.slice(prefix.length), value]] : []
    )
  )

/**
 * Translates between a record and a table row: camelCase to snake_case, and the schema's encoded form for the
 * values. Columns that the schema does not know are left out.
 */
export const rowCodec = <A>(schema: Schema.Codec<A, Columns>) => {
  const encode = Schema.encodeSync(schema)
  const decode = Schema.decodeUnknownSync(schema)
  return {
    toRow: (value: A): Columns => renameKeys(encode(value), toSnake),
    fromRow: (row: object): A => decode(renameKeys({ ...row }, toCamel))
  }
}
