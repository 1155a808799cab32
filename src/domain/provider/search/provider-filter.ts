import * as Schema from "effect/Schema"

import { choice } from "#domain/shared/choice.ts"
import { limitUpTo, Offset } from "#domain/shared/page.ts"

import { availabilities } from "../availability.ts"
import { maxPageSize, sortOrders } from "./search-options.ts"

/** A query parameter of a closed kind; given twice it is neither. */
const parameter = <S extends Schema.Codec<unknown, unknown>>(message: string, schema: S) =>
  Schema.optional(schema).annotate({ message })

const words = parameter("Please give this only once", Schema.String)
const oneOf = <const L extends ReadonlyArray<string>>(message: string, options: L) =>
  parameter(message, choice(options, message))

const flag = oneOf("Please choose true or false", ["true", "false"])
const rating = "Please choose a rating from 1 to 5"

/**
 * The query of the provider list (docs/http-contract.md#provider-search). Any text is welcome; only the closed values
 * are checked.
 */
export const ProviderFilter = Schema.Struct({
  service: words,
  location: words,
  zipCode: words,
  specialty: words,
  minRating: parameter(
    rating,
    Schema.FiniteFromString.annotate({ message: rating }).check(
      Schema.isBetween({ minimum: 1, maximum: 5 }, { message: rating })
    )
  ),
  isLicensed: flag,
  isInsured: flag,
  availability: oneOf("Please choose one of the availabilities", availabilities),
  sortBy: oneOf("Please choose one of the sort orders", sortOrders),
  limit: limitUpTo(maxPageSize),
  offset: Offset
})
export type ProviderFilter = typeof ProviderFilter.Type
