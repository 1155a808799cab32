import * as Schema from "effect/Schema"

import { PlaceSlug } from "../geo/place-slug.ts"
import { ProviderId, UserId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { phoneReaders } from "./phone-readers.ts"
import { Provider, ProviderDetail } from "./provider.ts"

const nullableText = Schema.NullOr(Schema.String)
const nullableNumber = Schema.NullOr(Schema.Finite)
const nullableDay = Schema.NullOr(Day)

const checkedUntil = {
  licenseUntil: nullableDay,
  insuranceUntil: nullableDay,
  backgroundUntil: nullableDay,
  identityUntil: nullableDay
}

/** Until when operators have looked up what a business says: last days, null where there is no check. */
export type CheckedUntil = Schema.Struct<typeof checkedUntil>["Type"]

/** The profile as it is stored. Only listed profiles are found and have a page. */
export const ProviderRecord = Schema.Struct({
  id: ProviderId,
  userId: UserId,
  businessName: Schema.String,
  description: Schema.String,
  specialties: Schema.Array(Schema.String),
  location: Schema.String,
  zipCode: Schema.String,
  hourlyRateMin: nullableNumber,
  hourlyRateMax: nullableNumber,
  isLicensed: Schema.Boolean,
  licenseNumber: nullableText,
  isInsured: Schema.Boolean,
  insuranceProvider: nullableText,
  ...checkedUntil,
  profileImage: nullableText,
  portfolioImages: Schema.Array(Schema.String),
  availability: Provider.fields.availability,
  /** 0 to 5, two decimals: the mean of the reviews, 0 without any. */
  rating: Schema.Finite,
  reviewCount: Schema.Natural,
  /** The reviews by their stars: what `rating` and `reviewCount` are worked out from. */
  ratingCounts: ProviderDetail.fields.ratingCounts,
  completedJobs: Schema.Natural,
  responseTime: Provider.fields.responseTime,
  /** Miles, stored for profiles that carry one; a search near a place computes its own. */
  distance: nullableNumber,
  /** Degrees of the ZIP code's centre; null without a known ZIP code. */
  latitude: nullableNumber,
  longitude: nullableNumber,
  /** The ZIP code's city; null without a known ZIP code. */
  place: Schema.NullOr(PlaceSlug),
  /** How far from there open projects may be. */
  radiusMiles: Schema.Natural,
  /** The last day of a pause without news of open projects; null without a pause. */
  pausedUntil: nullableDay,
  phoneFor: Schema.Literals(phoneReaders),
  listed: Schema.Boolean,
  /** When it was listed for the first time; null before. */
  listedAt: Schema.NullOr(Instant),
  /** Whether its owner wants it listed, while operators withhold it; else null. */
  listedAgain: Schema.NullOr(Schema.Boolean),
  createdAt: Instant,
  /** When what others see on the provider's page last changed. */
  updatedAt: Instant
})
export type ProviderProfile = typeof ProviderRecord.Type

/** The fields of a profile that a review changes. */
export type ProviderRating = Pick<ProviderProfile, "rating" | "reviewCount" | "ratingCounts" | "updatedAt">
