import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { NotFound } from "#domain/shared/errors.ts"

/** Reads the ids of a path by their schema; a malformed one names nothing that exists. */
export const readParams = <S extends Schema.ConstraintDecoder<unknown>>(
  schema: S,
  names: NotFound["thing"] | null
) => {
  const decode = Schema.decodeUnknownResult(schema)
  // A path without parameters is always well-formed.
  return (params: object): Result.Result<S["Type"], NotFound> =>
    Result.mapError(decode(params), () => new NotFound({ thing: names ?? "page" }))
}
