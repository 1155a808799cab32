import type { User } from "../account/account.ts"
import { fullName } from "../account/full-name.ts"
import { isCheckValid } from "../check/valid.ts"
import { defaultRadiusMiles } from "../project/reach.ts"
import type { ProviderId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { shownPause } from "./alerts/pause.ts"
import { defaultAvailability } from "./availability.ts"
import { defaultPhoneReaders } from "./phone-readers.ts"
import type { CheckedUntil, Provider, ProviderDetail, ProviderProfile } from "./provider.ts"
import { noRatings } from "./rating/rating-counts.ts"
import { defaultResponseTime } from "./response-time.ts"

/** The profile that registering as a provider makes: named after the person, unlisted until it is filled in. */
export const openProfile = (id: ProviderId, user: User): ProviderProfile => ({
  id,
  userId: user.id,
  businessName: fullName(user),
  description: "",
  specialties: [],
  location: "",
  zipCode: "",
  hourlyRateMin: null,
  hourlyRateMax: null,
  isLicensed: false,
  licenseNumber: null,
  isInsured: false,
  insuranceProvider: null,
  licenseUntil: null,
  insuranceUntil: null,
  backgroundUntil: null,
  identityUntil: null,
  profileImage: null,
  portfolioImages: [],
  availability: defaultAvailability,
  rating: 0,
  reviewCount: 0,
  ratingCounts: noRatings,
  completedJobs: 0,
  responseTime: defaultResponseTime,
  distance: null,
  latitude: null,
  longitude: null,
  place: null,
  radiusMiles: defaultRadiusMiles,
  pausedUntil: null,
  phoneFor: defaultPhoneReaders,
  listed: false,
  listedAt: null,
  listedAgain: null,
  createdAt: user.createdAt,
  updatedAt: user.createdAt
})

/** Which of a provider's checks hold now, and whether all of those do that people ask for. */
export const checkedNow = (
  { backgroundUntil, insuranceUntil, licenseUntil }: Omit<CheckedUntil, "identityUntil">,
  now: Instant
): Pick<
  Provider,
  "isBackgroundChecked" | "isInsuranceChecked" | "isLicenseChecked" | "verificationStatus"
> => {
  const isBackgroundChecked = isCheckValid(backgroundUntil, now)
  const isInsuranceChecked = isCheckValid(insuranceUntil, now)
  const isLicenseChecked = isCheckValid(licenseUntil, now)
  const isVerified = isBackgroundChecked && isInsuranceChecked && isLicenseChecked
  return {
    isBackgroundChecked,
    verificationStatus: isVerified ? "verified" : "unverified",
    ...(isLicenseChecked && { isLicenseChecked }),
    ...(isInsuranceChecked && { isInsuranceChecked })
  }
}

/** "4.80": how a rating crosses the wire. */
export const ratingText = (rating: number): string => rating.toFixed(2)

/** A stored profile as lists show it now; `distance` is miles, null when unknown. */
export const toProvider = (profile: ProviderProfile, distance: number | null, now: Instant): Provider => ({
  id: profile.id,
  businessName: profile.businessName,
  specialty: profile.specialties[0] ?? "",
  specialties: profile.specialties,
  description: profile.description,
  location: profile.location,
  zipCode: profile.zipCode,
  profileImage: profile.profileImage,
  rating: ratingText(profile.rating),
  reviewCount: profile.reviewCount,
  distance,
  isLicensed: profile.isLicensed,
  isInsured: profile.isInsured,
  ...checkedNow(profile, now),
  availability: profile.availability,
  hourlyRateMin: profile.hourlyRateMin,
  hourlyRateMax: profile.hourlyRateMax,
  responseTime: profile.responseTime,
  completedJobs: profile.completedJobs,
  ...shownPause(profile.pausedUntil, now),
  createdAt: profile.createdAt
})

/** A stored profile as its page shows it now, with the number that the reader may read. */
export const toProviderDetail = (
  profile: ProviderProfile,
  phone: string | null,
  now: Instant
): ProviderDetail => ({
  ...toProvider(profile, profile.distance, now),
  portfolioImages: profile.portfolioImages,
  phone,
  ratingCounts: profile.ratingCounts
})

/** Whether a signed-in person reads the number on the provider's page; `hasAsked` is whether the two have a quote. */
export const mayReadPhone = (
  { phoneFor, userId }: Pick<ProviderProfile, "phoneFor" | "userId">,
  reader: UserId,
  hasAsked: boolean
): boolean => phoneFor === "signed_in" || reader === userId || (phoneFor === "asked" && hasAsked)
