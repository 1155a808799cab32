import { type Availability, defaultAvailability } from "#domain/provider/availability.ts"
import { defaultResponseTime, type ResponseTime } from "#domain/provider/response-time.ts"

/** The values of the application's fields. */
export interface ApplicationValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly businessName: string
  readonly description: string
  readonly location: string
  readonly zipCode: string
  readonly specialties: ReadonlyArray<string>
  readonly hourlyRateMin: string
  readonly hourlyRateMax: string
  readonly isLicensed: boolean
  readonly licenseNumber: string
  readonly isInsured: boolean
  readonly insuranceProvider: string
  readonly availability: Availability
  readonly responseTime: ResponseTime
  readonly agreeToTerms: boolean
  readonly agreeToBackgroundCheck: boolean
}

export const emptyApplication: ApplicationValues = {
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  businessName: "",
  description: "",
  location: "",
  zipCode: "",
  specialties: [],
  hourlyRateMin: "",
  hourlyRateMax: "",
  isLicensed: false,
  licenseNumber: "",
  isInsured: false,
  insuranceProvider: "",
  availability: defaultAvailability,
  responseTime: defaultResponseTime,
  agreeToTerms: false,
  agreeToBackgroundCheck: false
}
