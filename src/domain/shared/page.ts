import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"

import { optionalChoice } from "./choice.ts"
import { optionalId, unknownOf } from "./ids.ts"
import { maxOwnPageSize } from "./limits.ts"

/** A whole number in a query string. */
export const wholeNumber = (message: string, minimum: number, maximum: number) =>
  Schema.optional(
    Schema.FiniteFromString.annotate({ message }).check(
      Schema.isInt({ message }),
      Schema.isBetween({ minimum, maximum }, { message })
    )
  ).annotate({ message })

/** `limit` in a query string: a whole number from 1 to `max`. */
export const limitUpTo = (max: number) => wholeNumber(`Please choose a limit from 1 to ${max}`, 1, max)

// SQL counts offsets in 64 bits, JavaScript exactly in 53; no reader pages past a million rows.
const maxOffset = 1_000_000

/** `offset` in a query string: how many rows to pass over. */
export const Offset = wholeNumber("Please choose an offset of 0 or more", 0, maxOffset)

/** A page of one's own list: so many rows, after the last row of the page before. */
export const ownPage = <Id extends Schema.Codec<unknown, unknown>>(id: Id) => ({
  limit: limitUpTo(maxOwnPageSize),
  before: optionalId(id)
})

/** "true" or "false", in a query. */
export const Flag = optionalChoice(["true", "false"], "Please choose true or false")

const commas = SchemaTransformation.transform({
  decode: (text: string): ReadonlyArray<string> => text.split(","),
  encode: (ids) => ids.join(",")
})

/** One to `max` ids with commas between them, in a query; the message for anything else is that of one id. */
export const separatedIds = <Id extends string>(kind: Schema.Codec<Id, string>, max: number) => {
  const message = unknownOf(kind)
  const isId = Schema.is(kind)
  const areIds = Schema.makeFilter((text: string) => {
    const ids = text.split(",")
    return ids.length > max ? `Please name at most ${max}` : ids.every(isId) || message
  })
  return Schema.String.annotate({ message })
    .check(areIds)
    .pipe(Schema.decodeTo(Schema.Array(kind), commas))
}
