import * as Schema from "effect/Schema"

import { isCheckValid } from "../check/valid.ts"
import { milesBetween, roundMiles } from "../geo/distance.ts"
import type { Instant } from "../shared/instant.ts"
import { ratingText } from "./provider-rules.ts"
import { Provider, type ProviderProfile } from "./provider.ts"
import type { Point } from "./search/provider-search.ts"

/** What speaks for a provider beside the price; `distance` is miles from the project, null when unknown. */
export const Reputation = Schema.Struct({
  rating: Provider.fields.rating,
  reviewCount: Provider.fields.reviewCount,
  isLicensed: Schema.Boolean,
  isInsured: Schema.Boolean,
  /** Whether operators have looked the license up, and it holds. */
  isLicenseChecked: Schema.Boolean,
  isInsuranceChecked: Schema.Boolean,
  isBackgroundChecked: Schema.Boolean,
  responseTime: Provider.fields.responseTime,
  distance: Provider.fields.distance
})
export type Reputation = typeof Reputation.Type

type Known = Pick<
  ProviderProfile,
  | "backgroundUntil"
  | "insuranceUntil"
  | "isInsured"
  | "isLicensed"
  | "licenseUntil"
  | "rating"
  | "responseTime"
  | "reviewCount"
>

/** The reputation of a provider now; the points are the provider's base and the project's place. */
export const reputationOf = (
  known: Known,
  base: Point | null,
  project: Point | null,
  now: Instant
): Reputation => ({
  rating: ratingText(known.rating),
  reviewCount: known.reviewCount,
  isLicensed: known.isLicensed,
  isInsured: known.isInsured,
  isLicenseChecked: isCheckValid(known.licenseUntil, now),
  isInsuranceChecked: isCheckValid(known.insuranceUntil, now),
  isBackgroundChecked: isCheckValid(known.backgroundUntil, now),
  responseTime: known.responseTime,
  distance: base === null || project === null ? null : roundMiles(milesBetween(base, project))
})
