import * as Schema from "effect/Schema"

import { choice } from "../shared/choice.ts"
import { limitUpTo, Offset } from "../shared/page.ts"
import { availabilities } from "./availability.ts"
import { maxPageSize, sortOrders } from "./search-options.ts"

const flag = Schema.optional(choice(["true", "false"], "Please choose true or false"))
const rating = "Please choose a rating from 1 to 5"

/** The query of the provider list (spec section 3). Any text is welcome; only the closed values are checked. */
export const ProviderFilter = Schema.Struct({
  service: Schema.optional(Schema.String),
  location: Schema.optional(Schema.String),
  zipCode: Schema.optional(Schema.String),
  specialty: Schema.optional(Schema.String),
  minRating: Schema.optional(
    Schema.FiniteFromString.annotate({ message: rating }).check(
      Schema.isBetween({ minimum: 1, maximum: 5 }, { message: rating })
    )
  ),
  isLicensed: flag,
  isInsured: flag,
  availability: Schema.optional(choice(availabilities, "Please choose one of the availabilities")),
  sortBy: Schema.optional(choice(sortOrders, "Please choose one of the sort orders")),
  limit: limitUpTo(maxPageSize),
  offset: Offset
})
export type ProviderFilter = typeof ProviderFilter.Type
