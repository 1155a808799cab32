import type { Availability } from "#domain/provider/availability.ts"
import type { PhoneReaders } from "#domain/provider/phone-readers.ts"
import type { OwnProfile, ProfileRequest } from "#domain/provider/profile/profile.ts"
import type { Provider } from "#domain/provider/provider.ts"
import type { ResponseTime } from "#domain/provider/response-time.ts"
import type { EveryField } from "#ui/shared/api/every-field.ts"

/** The values of the form's fields. */
export interface ProfileValues extends EveryField<ProfileRequest, "listed"> {
  readonly businessName: string
  readonly description: string
  /** The account's number. */
  readonly phone: string
  readonly phoneFor: PhoneReaders
  /** The main specialty first. */
  readonly specialties: ReadonlyArray<string>
  readonly location: string
  readonly zipCode: string
  /** A string only while what was typed is no amount. */
  readonly hourlyRateMin: number | string | null
  readonly hourlyRateMax: number | string | null
  readonly isLicensed: boolean
  readonly licenseNumber: string
  readonly isInsured: boolean
  readonly insuranceProvider: string
  readonly availability: Availability
  readonly responseTime: ResponseTime
}

/** The form's values for the saved profile, in the order of the screen. */
export const valuesOf = (profile: OwnProfile): ProfileValues => ({
  businessName: profile.businessName,
  description: profile.description,
  phone: profile.phone ?? "",
  phoneFor: profile.phoneFor,
  specialties: profile.specialties,
  location: profile.location,
  zipCode: profile.zipCode,
  hourlyRateMin: profile.hourlyRateMin,
  hourlyRateMax: profile.hourlyRateMax,
  isLicensed: profile.isLicensed,
  licenseNumber: profile.licenseNumber ?? "",
  isInsured: profile.isInsured,
  insuranceProvider: profile.insuranceProvider ?? "",
  availability: profile.availability,
  responseTime: profile.responseTime
})

const amount = (typed: ProfileValues["hourlyRateMin"]) => (typeof typed === "number" ? typed : null)

/** The provider as lists would show it with these values; blank fields have placeholders. */
export const previewOf = (profile: OwnProfile, values: ProfileValues): Provider => ({
  ...profile,
  businessName: values.businessName.trim() || "Your business name",
  specialty: values.specialties[0] ?? "Your main specialty",
  specialties: values.specialties,
  description: values.description.trim() || "What you write about your services stands here.",
  location: values.location.trim() || "Your city",
  distance: null,
  isLicensed: values.isLicensed,
  isInsured: values.isInsured,
  availability: values.availability,
  hourlyRateMin: amount(values.hourlyRateMin),
  hourlyRateMax: amount(values.hourlyRateMax)
})
