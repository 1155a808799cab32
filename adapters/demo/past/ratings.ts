import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ratingCountsOf, ratingOf } from "#domain/provider/rating/rating-counts.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import type { Instant } from "#domain/shared/instant.ts"

import type { Firm } from "../people/firms.ts"

/** More jobs than were asked for here: some of them done for people who wrote or called instead. */
const jobsOf = ({ business, random }: Firm, completedHere: number): number =>
  business.fresh === true
    ? 0
    : completedHere + Math.round(completedHere * random.next() * 1.8) + random.between(0, 12)

// Instants sort as text.
const latest = (first: Instant, others: ReadonlyArray<Instant>) =>
  others.reduce((a, b) => (a < b ? b : a), first)

/** The profiles with the ratings and counts that their reviews and completed quotes add up to. */
export const withRatings = (
  firms: ReadonlyArray<Firm>,
  quotes: ReadonlyArray<QuoteRecord>,
  reviews: ReadonlyArray<ReviewRecord>
): ReadonlyArray<ProviderProfile> => {
  const reviewsOf = groupBy(reviews, ({ providerId }) => providerId)
  const completed = quotes.filter(({ status }) => status === "completed")
  const completedOf = groupBy(completed, ({ providerId }) => providerId)
  return firms.map((firm) => {
    const own = reviewsOf.get(firm.profile.id) ?? []
    const jobs = completedOf.get(firm.profile.id)?.length ?? 0
    const ratingCounts = ratingCountsOf(own.map(({ rating }) => rating))
    return {
      ...firm.profile,
      ...ratingOf(ratingCounts),
      ratingCounts,
      completedJobs: jobsOf(firm, jobs),
      updatedAt: latest(
        firm.profile.createdAt,
        own.map(({ createdAt }) => createdAt)
      )
    }
  })
}
