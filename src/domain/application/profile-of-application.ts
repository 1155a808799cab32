import type { Account } from "../account/account.ts"
import { fullName } from "../account/full-name.ts"
import type { Changed } from "../events/changed.ts"
import { newsOfProfile } from "../events/profile-news.ts"
import { placeSlugOf } from "../local/slugs.ts"
import { defaultAvailability } from "../provider/availability.ts"
import { areTurnedRound } from "../provider/hourly-rates.ts"
import { missingFrom } from "../provider/profile/profile-needs.ts"
import type { Base } from "../provider/profile/profile-rules.ts"
import type { ProfileRequest } from "../provider/profile/profile.ts"
import type { ProviderProfile } from "../provider/provider.ts"
import { defaultResponseTime } from "../provider/response-time.ts"
import type { Instant } from "../shared/instant.ts"
import type { ApplicationRecord } from "./application-record.ts"
import { rateFault, typedRates } from "./typed-rates.ts"

// A rate out of range is left for the profile to ask for. Applications from before 2026-11-30 may have fractions of a
// cent.
const rateOf = (amount: number | null): number | null =>
  amount === null || rateFault(amount) !== null ? null : Math.round(amount * 100) / 100

const ratesOf = (application: ApplicationRecord) => {
  const { hourlyRateMax, hourlyRateMin } = typedRates(application)
  const rates = { hourlyRateMin: rateOf(hourlyRateMin), hourlyRateMax: rateOf(hourlyRateMax) }
  return areTurnedRound(rates)
    ? { hourlyRateMin: rates.hourlyRateMax, hourlyRateMax: rates.hourlyRateMin }
    : rates
}

/** The profile fields that an application asks for: all but these. The telephone number belongs to the account. */
type Answered = Exclude<keyof ProfileRequest, "phone" | "phoneFor">

/** The profile request that an application's answers make. A claim without its number or insurer is left out. */
export const requestOf = (application: ApplicationRecord, listed: boolean) => {
  const { insuranceProvider, licenseNumber } = application
  return {
    businessName: application.businessName,
    description: application.description,
    specialties: application.specialties,
    location: application.location,
    zipCode: application.zipCode,
    ...ratesOf(application),
    isLicensed: application.isLicensed && licenseNumber !== null,
    licenseNumber,
    isInsured: application.isInsured && insuranceProvider !== null,
    insuranceProvider,
    availability: application.availability,
    responseTime: application.responseTime,
    listed
  } satisfies Record<Answered, unknown>
}

const placed = (base: Base) => ({
  zipCode: base.zipCode,
  latitude: base.latitude,
  longitude: base.longitude,
  place: placeSlugOf(base)
})

const claimsOf = (profile: ProviderProfile, application: ApplicationRecord) => {
  const { insuranceProvider, isInsured, isLicensed, licenseNumber } = requestOf(application, false)
  return {
    ...(profile.licenseNumber === null && isLicensed && { isLicensed, licenseNumber }),
    ...(profile.insuranceProvider === null && isInsured && { isInsured, insuranceProvider })
  }
}

// What registration has put into a profile, or left out, is nobody's own word until its owner has listed it. From then
// on it is: anybody can send an application with the owner's address.
const inPlaceOfPresets = (
  profile: ProviderProfile,
  application: ApplicationRecord,
  owner: Pick<Account, "firstName" | "lastName">
) => {
  const { availability, businessName, responseTime } = application
  return (
    profile.listedAt === null && {
      ...(profile.businessName === fullName(owner) && { businessName }),
      ...(profile.availability === defaultAvailability && { availability }),
      ...(profile.responseTime === defaultResponseTime && { responseTime }),
      ...claimsOf(profile, application)
    }
  )
}

/**
 * Fills what a profile lacks with what the application of its owner says; what the owner has said there stays, and so
 * does whether it is listed. `base` is the place of the application's ZIP code, if there is one.
 */
export const withMissing = (
  profile: ProviderProfile,
  application: ApplicationRecord,
  owner: Pick<Account, "firstName" | "lastName">,
  base: Base | null,
  now: Instant
): Changed<ProviderProfile> => {
  const missing = new Set<string>(missingFrom(profile))
  const { businessName, description, insuranceProvider, licenseNumber, location, specialties } = application
  const hasNoRate = profile.hourlyRateMin === null && profile.hourlyRateMax === null
  const value = {
    ...profile,
    ...inPlaceOfPresets(profile, application, owner),
    ...(missing.has("businessName") && { businessName }),
    ...(missing.has("description") && { description }),
    ...(missing.has("specialties") && { specialties }),
    ...(missing.has("location") && { location }),
    ...(missing.has("zipCode") && base !== null && placed(base)),
    ...(missing.has("licenseNumber") && { licenseNumber }),
    ...(missing.has("insuranceProvider") && { insuranceProvider }),
    ...(hasNoRate && ratesOf(application)),
    updatedAt: now
  }
  return { value, news: newsOfProfile(profile, value) }
}

const wordsOf = {
  businessName: "the name of your business",
  description: "a description of at least 50 characters",
  specialties: "at least one specialty",
  location: "a location",
  zipCode: "a ZIP code",
  licenseNumber: "your license number",
  insuranceProvider: "your insurance provider"
} as const

/**
 * What an approved applicant still has to say, in words: also what a claim of the application lacks. One that lacks
 * nothing is in the profile already, unless its owner has taken it back.
 */
export const stillMissing = (
  profile: ProviderProfile,
  claimed: Pick<ApplicationRecord, "insuranceProvider" | "isInsured" | "isLicensed" | "licenseNumber">
): ReadonlyArray<string> =>
  missingFrom({
    ...profile,
    isLicensed: profile.isLicensed || (claimed.isLicensed && claimed.licenseNumber === null),
    isInsured: profile.isInsured || (claimed.isInsured && claimed.insuranceProvider === null)
  }).map((field) => wordsOf[field])
