import type { ParsedUrlQuery } from "node:querystring"

import * as Result from "effect/Result"
import type * as Schema from "effect/Schema"

import { InvalidInput, readInput } from "#domain/shared/input.ts"

const given = (query: ParsedUrlQuery) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ""))

/** Reads a query string by its schema: an empty parameter is a missing one, a repeated one that matters is a fault. */
export const readQuery = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const read = readInput(schema)
  return (query: ParsedUrlQuery): Result.Result<S["Type"], InvalidInput> =>
    Result.mapError(
      read(given(query)),
      ({ faults }) =>
        new InvalidInput({
          faults: faults.map((fault) =>
            Array.isArray(query[fault.field]) ? { ...fault, message: "Please give this only once" } : fault
          )
        })
    )
}
