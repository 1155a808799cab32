import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { NotFound } from "#domain/shared/errors.ts"

/** What a parameter of a path names. */
const things = {
  providerId: "provider",
  quoteId: "quote",
  projectId: "project",
  conversationId: "conversation",
  reviewId: "review",
  category: "page"
} as const

const thingIn = (params: object): NotFound["thing"] => {
  for (const [name, thing] of Object.entries(things)) if (name in params) return thing
  throw new Error(`No row in "things" for a path with ${Object.keys(params).join(", ")}`)
}

/** Reads the ids of a path by their schema; a malformed one names nothing that exists. */
export const readParams = <S extends Schema.ConstraintDecoder<unknown>>(schema: S) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (params: object): Result.Result<S["Type"], NotFound> =>
    Result.mapError(decode(params), () => new NotFound({ thing: thingIn(params) }))
}
