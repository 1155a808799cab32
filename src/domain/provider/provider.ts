import * as Schema from "effect/Schema"

import { ProviderId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { availabilities } from "./availability.ts"
import { responseTimes } from "./response-time.ts"

const nullableNumber = Schema.NullOr(Schema.Finite)

/** A provider as every list shows it (docs/http-contract.md#shapes). Rates are dollars an hour, distance is miles. */
export const Provider = Schema.Struct({
  id: ProviderId,
  businessName: Schema.String,
  /** The first of `specialties`; empty while there is none. */
  specialty: Schema.String,
  specialties: Schema.Array(Schema.String),
  description: Schema.String,
  location: Schema.String,
  zipCode: Schema.String,
  profileImage: Schema.NullOr(Schema.String),
  /** Two decimals as text: "4.80". */
  rating: Schema.String.check(Schema.isPattern(/^\d\.\d\d$/)),
  reviewCount: Schema.Natural,
  verificationStatus: Schema.Literals(["verified", "unverified"]),
  distance: nullableNumber,
  isLicensed: Schema.Boolean,
  isInsured: Schema.Boolean,
  isBackgroundChecked: Schema.Boolean,
  /** Present while operators have looked up what the business says, and it holds. */
  isLicenseChecked: Schema.optionalKey(Schema.Literal(true)),
  isInsuranceChecked: Schema.optionalKey(Schema.Literal(true)),
  availability: Schema.Literals(availabilities),
  hourlyRateMin: nullableNumber,
  hourlyRateMax: nullableNumber,
  responseTime: Schema.Literals(responseTimes),
  completedJobs: Schema.Natural,
  /** Present while the provider takes no new work: the last day of the pause. */
  pausedUntil: Schema.optionalKey(Day),
  createdAt: Instant
})
export type Provider = typeof Provider.Type

/** A provider's own page; `phone` is for signed-in people only. */
export const ProviderDetail = Schema.Struct({
  ...Provider.fields,
  portfolioImages: Schema.Array(Schema.String),
  phone: Schema.NullOr(Schema.String),
  /** Present where the number is not shown because this person has read many today. */
  phoneWithheld: Schema.optionalKey(Schema.Boolean),
  /** How many one-star to five-star reviews. */
  ratingCounts: Schema.Tuple([Schema.Natural, Schema.Natural, Schema.Natural, Schema.Natural, Schema.Natural])
})
export type ProviderDetail = typeof ProviderDetail.Type

// Its schema has a file of its own, because browsers do without it.
export type { CheckedUntil, ProviderProfile, ProviderRating } from "./provider-record.ts"
