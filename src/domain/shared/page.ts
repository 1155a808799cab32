import * as Schema from "effect/Schema"

import { optionalChoice } from "./choice.ts"
import { optionalId } from "./ids.ts"
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
