import * as Schema from "effect/Schema"

import { optionalChoice } from "#domain/shared/choice.ts"
import { Flag, limitUpTo, Offset } from "#domain/shared/page.ts"

import { availabilities } from "../availability.ts"
import { maxPageSize, radiusMiles, sortOrders, searchedChecks } from "./search-options.ts"

/** A query parameter with a closed set of values; given twice, it has none of them. */
const parameter = <S extends Schema.Codec<unknown, unknown>>(message: string, schema: S) =>
  Schema.optional(schema).annotate({ message })

const words = parameter("Please give this only once", Schema.String)
const rating = "Please choose a rating from 1 to 5"
const miles = `Please choose a distance from ${radiusMiles.minimum} to ${radiusMiles.maximum} miles`

const numberFrom = (message: string, range: { readonly minimum: number; readonly maximum: number }) =>
  parameter(
    message,
    Schema.FiniteFromString.annotate({ message }).check(Schema.isBetween(range, { message }))
  )

/**
 * The query of the provider list (docs/http-contract.md#provider-search). Any text is welcome; only the closed values
 * are checked.
 */
export const ProviderFilter = Schema.Struct({
  service: words,
  location: words,
  zipCode: words,
  specialty: words,
  minRating: numberFrom(rating, { minimum: 1, maximum: 5 }),
  isLicensed: Flag,
  isInsured: Flag,
  /** A check that we must have made, and that still holds. */
  checked: optionalChoice(searchedChecks, "Please choose what has to be checked"),
  availability: optionalChoice(availabilities, "Please choose one of the availabilities"),
  /** Miles around the place. */
  within: numberFrom(miles, radiusMiles),
  /** "true" asks for the nearest few of the meant trade, at whatever distance. */
  nearest: Flag,
  /** "true" asks for the words as they are written, without what they may mean. */
  exact: Flag,
  sortBy: optionalChoice(sortOrders, "Please choose one of the sort orders"),
  limit: limitUpTo(maxPageSize),
  offset: Offset
})
export type ProviderFilter = typeof ProviderFilter.Type
