import * as Schema from "effect/Schema"

const wholeNumber = (message: string, minimum: number, maximum: number) =>
  Schema.optional(
    Schema.FiniteFromString.annotate({ message }).check(
      Schema.isInt({ message }),
      Schema.isBetween({ minimum, maximum }, { message })
    )
  ).annotate({ message })

/** `limit` in a query string: a whole number from 1 to `max`. */
export const limitUpTo = (max: number) => wholeNumber(`Please choose a limit from 1 to ${max}`, 1, max)

// SQL counts offsets in 64 bits, JavaScript exactly in 53; nobody pages past a million rows.
const maxOffset = 1_000_000

/** `offset` in a query string: how many rows to pass over. */
export const Offset = wholeNumber("Please choose an offset of 0 or more", 0, maxOffset)
