import { type ParsedUrlQuery, stringify } from "node:querystring"

import type { AnyEndpoint } from "#ports/http/endpoint.ts"

import { propertiesOf, toJsonSchema } from "../openapi/json-schema.ts"

/** The query of a read in its canonical form, however its address writes it. */
export interface Question {
  readonly query: ParsedUrlQuery
  /** The query as it stands in an address. */
  readonly querystring: string
}

/**
 * Makes the reader of canonical queries: only the parameters that the endpoint knows and that are not empty, in the
 * endpoint's order. What is left out changes no answer.
 */
export const questionOf = ({ query: schema }: AnyEndpoint) => {
  const names = propertiesOf(toJsonSchema(schema)).map(({ name }) => name)
  return (asked: ParsedUrlQuery): Question => {
    const query: ParsedUrlQuery = {}
    for (const name of names) {
      const value = asked[name]
      if (value !== undefined && value !== "") query[name] = value
    }
    return { query, querystring: stringify(query) }
  }
}
