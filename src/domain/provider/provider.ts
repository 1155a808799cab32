import * as Schema from "effect/Schema"

import type { PlaceSlug } from "../geo/place-slug.ts"
import { ProviderId, type UserId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { availabilities } from "./availability.ts"
import type { PhoneReaders } from "./phone-readers.ts"
import type { RatingCounts } from "./rating/rating-counts.ts"
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

/** Until when operators have looked up what a business says: last days, null where there is no check. */
export interface CheckedUntil {
  readonly licenseUntil: Day | null
  readonly insuranceUntil: Day | null
  readonly backgroundUntil: Day | null
  readonly identityUntil: Day | null
}

/** The profile as it is stored. Only listed profiles are found and have a page. */
export interface ProviderProfile extends CheckedUntil {
  readonly id: ProviderId
  readonly userId: UserId
  readonly businessName: string
  readonly description: string
  readonly specialties: ReadonlyArray<string>
  readonly location: string
  readonly zipCode: string
  readonly hourlyRateMin: number | null
  readonly hourlyRateMax: number | null
  readonly isLicensed: boolean
  readonly licenseNumber: string | null
  readonly isInsured: boolean
  readonly insuranceProvider: string | null
  readonly profileImage: string | null
  readonly portfolioImages: ReadonlyArray<string>
  readonly availability: Provider["availability"]
  /** 0 to 5, two decimals: the mean of the reviews, 0 without any. */
  readonly rating: number
  readonly reviewCount: number
  /** The reviews by their stars: what `rating` and `reviewCount` are worked out from. */
  readonly ratingCounts: RatingCounts
  readonly completedJobs: number
  readonly responseTime: Provider["responseTime"]
  /** Miles, stored for profiles that carry one; a search near a place computes its own. */
  readonly distance: number | null
  /** Degrees of the ZIP code's centre; null without a known ZIP code. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** The ZIP code's city; null without a known ZIP code. */
  readonly place: PlaceSlug | null
  /** How far from there open projects may be. */
  readonly radiusMiles: number
  /** The last day of a pause without news of open projects; null without a pause. */
  readonly pausedUntil: Day | null
  readonly phoneFor: PhoneReaders
  readonly listed: boolean
  /** When it was listed for the first time; null before. */
  readonly listedAt: Instant | null
  /** Whether its owner wants it listed, while operators withhold it; else null. */
  readonly listedAgain: boolean | null
  readonly createdAt: Instant
  /** When what others see on the provider's page last changed. */
  readonly updatedAt: Instant
}

/** The fields of a profile that a review changes. */
export type ProviderRating = Pick<ProviderProfile, "rating" | "reviewCount" | "ratingCounts" | "updatedAt">
