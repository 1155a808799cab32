import { milesBetween, roundMiles } from "#domain/geo/distance.ts"
import { shownPause } from "#domain/provider/alerts/pause.ts"
import { checkedNow, ratingText } from "#domain/provider/provider-rules.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { type Point } from "#domain/provider/search/provider-search.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

/**
 * The columns of `service_providers p` that lists and pages read. No other table's: they are cached by the row's
 * version.
 */
export const providerColumns = `
  p.id, p.business_name, p.specialties, p.description, p.location, p.zip_code, p.profile_image, p.rating,
  p.review_count, p.distance, p.is_licensed, p.is_insured, p.license_until, p.insurance_until,
  p.background_until, p.availability,
  p.hourly_rate_min, p.hourly_rate_max, p.response_time, p.completed_jobs, p.created_at, p.paused_until, p.latitude, p.longitude`

export interface ProviderRow {
  readonly id: ProviderId
  readonly business_name: string
  readonly specialties: string
  readonly description: string
  readonly location: string
  readonly zip_code: string
  readonly profile_image: string | null
  readonly rating: number
  readonly review_count: number
  readonly distance: number | null
  readonly is_licensed: boolean | number
  readonly is_insured: boolean | number
  readonly license_until: Day | null
  readonly insurance_until: Day | null
  readonly background_until: Day | null
  readonly availability: Provider["availability"]
  readonly hourly_rate_min: number | null
  readonly hourly_rate_max: number | null
  readonly response_time: Provider["responseTime"]
  readonly completed_jobs: number
  readonly created_at: Instant
  readonly paused_until: Day | null
  readonly latitude: number | null
  readonly longitude: number | null
}

const distanceOf = ({ distance, latitude, longitude }: ProviderRow, from: Point | null) =>
  from === null || latitude === null || longitude === null
    ? distance
    : roundMiles(milesBetween(from, { latitude, longitude }))

/**
 * The provider as lists show it, with the distance from a place when one was named. Written field by field: a hot path.
 */
export const asProvider = (row: ProviderRow, from: Point | null, now: Instant): Provider => {
  const specialties: ReadonlyArray<string> = JSON.parse(row.specialties)
  const until = {
    licenseUntil: row.license_until,
    insuranceUntil: row.insurance_until,
    backgroundUntil: row.background_until
  }
  return {
    id: row.id,
    businessName: row.business_name,
    specialty: specialties[0] ?? "",
    specialties,
    description: row.description,
    location: row.location,
    zipCode: row.zip_code,
    profileImage: row.profile_image,
    rating: ratingText(row.rating),
    reviewCount: row.review_count,
    distance: distanceOf(row, from),
    isLicensed: Boolean(row.is_licensed),
    isInsured: Boolean(row.is_insured),
    ...checkedNow(until, now),
    availability: row.availability,
    hourlyRateMin: row.hourly_rate_min,
    hourlyRateMax: row.hourly_rate_max,
    responseTime: row.response_time,
    completedJobs: row.completed_jobs,
    ...shownPause(row.paused_until, now),
    createdAt: row.created_at
  }
}
