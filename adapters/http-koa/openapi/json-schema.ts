import type * as JsonSchema from "effect/JsonSchema"
import * as Schema from "effect/Schema"

type Json = JsonSchema.JsonSchema

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

const distinct = (items: ReadonlyArray<unknown>) =>
  items.filter((item, index) => items.findIndex((other) => same(other, item)) === index)

const inlined = (allOf: unknown): Json => {
  const [only, ...more] = Array.isArray(allOf) ? allOf : []
  return isObject(only) && more.length === 0 ? only : { allOf }
}

// A lone member of "allOf" says no more than its own words; an open object is open without saying so.
const tidyObject = ({ additionalProperties, allOf, anyOf, ...rest }: Json): Json => ({
  ...rest,
  ...(additionalProperties === true || additionalProperties === undefined ? {} : { additionalProperties }),
  ...(allOf === undefined ? {} : inlined(allOf)),
  ...(Array.isArray(anyOf) ? { anyOf: distinct(anyOf) } : {})
})

const tidy = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidy)
  if (!isObject(value)) return value
  return tidyObject(Object.fromEntries(Object.entries(value).map(([key, part]) => [key, tidy(part)])))
}

// What effect writes for a struct without fields.
const anyObject = { not: { type: "null" } }

/** JSON Schema (2020-12) of a schema's decoded type: the rules are about the values after trimming and the like. */
export const toJsonSchema = (schema: Schema.Constraint): Json => {
  const json = tidy(Schema.toJsonSchemaDocument(Schema.toType(schema)).schema)
  return !isObject(json) || same(json, anyObject) ? { type: "object" } : json
}

/** The same without null: what a query string or a path can say. */
const withoutNull = (schema: unknown): unknown => {
  if (!isObject(schema) || !Array.isArray(schema["anyOf"])) return schema
  const options = schema["anyOf"].filter((option) => !same(option, { type: "null" }))
  return options.length === 1 ? options[0] : { ...schema, anyOf: options }
}

/** Replaces copies of `components` by references to them. */
export const withReferences = (components: Readonly<Record<string, Json>>) => {
  const names = new Map(Object.entries(components).map(([name, schema]) => [JSON.stringify(schema), name]))
  const replace = (value: unknown): unknown => {
    const name = names.get(JSON.stringify(value))
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
    if (Array.isArray(value)) return value.map(replace)
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part)]))
  }
  return replace
}

/** The properties of an object schema with whether each is needed. */
export const propertiesOf = (schema: Json) => {
  const { properties, required } = schema
  const needed = Array.isArray(required) ? required : []
  return Object.entries(isObject(properties) ? properties : {}).map(([name, property]) => ({
    name,
    required: needed.includes(name),
    schema: withoutNull(property)
  }))
}
