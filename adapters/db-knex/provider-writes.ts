import type { ProviderRating } from "#domain/provider/provider.ts"
import { fairRatingOf } from "#domain/provider/rating/fair-rating.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { starColumnsOf } from "./star-columns.ts"
import { assignments, type LinkedWrites } from "./statement.ts"

/** Writes a provider's new rating, also to the listings that searches read. */
export const ratedWrites = (
  id: ProviderId,
  { rating, ratingCounts, reviewCount, updatedAt }: ProviderRating
): LinkedWrites => {
  const columns = { rating, review_count: reviewCount, updated_at: updatedAt }
  return {
    first: (bind) => `
      update service_providers set ${assignments({ ...columns, ...starColumnsOf(ratingCounts) }, bind)}
      where id = ${bind(id)} returning id`,
    second: (ids, bind) => `
      update provider_listings set ${assignments({ ...columns, fair_rating: fairRatingOf(ratingCounts) }, bind)}
      where provider_id in (${ids})`
  }
}

/**
 * Writes when a provider's page last changed. Of the listings, only those of local pages show the time: gives which.
 */
export const touchedWrites = (id: ProviderId, at: Instant): LinkedWrites => ({
  first: (bind) => `
    update service_providers
    set updated_at = case when updated_at < ${bind(at)} then ${bind(at)} else updated_at end
    where id = ${bind(id)} returning id`,
  second: (ids, bind) => `
    update provider_listings
    set updated_at = case when updated_at < ${bind(at)} then ${bind(at)} else updated_at end
    where provider_id in (${ids}) and place is not null returning place, specialty`
})
