import type { Changed } from "#domain/events/changed.ts"
import { newsOfProfile } from "#domain/events/profile-news.ts"
import { placeSlugOf } from "#domain/local/slugs.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { orNull } from "#domain/shared/text.ts"

import { toProvider } from "../provider-rules.ts"
import type { CheckedUntil, ProviderProfile, ProviderRating } from "../provider.ts"
import type { Point } from "../search/provider-search.ts"
import { listedAs, wantsListing } from "../withholding.ts"
import { missingFrom } from "./profile-needs.ts"
import type { OwnProfile, ProfileRequest } from "./profile.ts"

/** Where a business is: the centre of its ZIP code, and the city. */
export interface Base extends Point {
  readonly zipCode: string
  readonly city: string
  readonly state: string
}

/**
 * The fields that a profile request leaves as they are: the owner cannot set rating, counts and checks; pictures and
 * pauses are set elsewhere.
 */
type Undescribed =
  | keyof CheckedUntil
  | Exclude<keyof ProviderRating, "updatedAt">
  | "completedJobs"
  | "createdAt"
  | "distance"
  | "id"
  | "pausedUntil"
  | "portfolioImages"
  | "profileImage"
  | "radiusMiles"
  | "userId"

/** The profile as its owner now describes it; `base` is the ZIP code's place, null without a ZIP code. */
export const describedAs = (
  profile: ProviderProfile,
  request: ProfileRequest,
  base: Base | null,
  now: Instant
): Changed<ProviderProfile> => {
  const listing = listedAs(profile, request.listed)
  const described: Omit<ProviderProfile, Undescribed> = {
    businessName: request.businessName ?? "",
    description: request.description ?? "",
    specialties: [...new Set(request.specialties ?? [])],
    location: request.location ?? "",
    zipCode: base?.zipCode ?? "",
    latitude: base?.latitude ?? null,
    longitude: base?.longitude ?? null,
    place: base && placeSlugOf(base),
    hourlyRateMin: orNull(request.hourlyRateMin),
    hourlyRateMax: orNull(request.hourlyRateMax),
    isLicensed: request.isLicensed,
    // A number that was typed before the claim was unchecked is no answer.
    licenseNumber: request.isLicensed ? orNull(request.licenseNumber) : null,
    isInsured: request.isInsured,
    insuranceProvider: request.isInsured ? orNull(request.insuranceProvider) : null,
    availability: request.availability,
    responseTime: request.responseTime,
    phoneFor: request.phoneFor ?? profile.phoneFor,
    ...listing,
    listedAt: profile.listedAt ?? (listing.listed ? now : null),
    updatedAt: now
  }
  const value = { ...profile, ...described }
  return { value, news: newsOfProfile(profile, value) }
}

/** The profile as its owner sees it; `phone` is the account's. */
export const asOwnProfile = (profile: ProviderProfile, phone: string | null, now: Instant): OwnProfile => ({
  ...toProvider(profile, profile.distance, now),
  phone,
  phoneFor: profile.phoneFor,
  radiusMiles: profile.radiusMiles,
  licenseNumber: profile.licenseNumber,
  insuranceProvider: profile.insuranceProvider,
  listed: wantsListing(profile),
  missing: missingFrom(profile)
})
