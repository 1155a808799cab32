import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { useSearch } from "wouter"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import { useIsOwnBusiness } from "#ui/features/provider-profile/use-own-business.ts"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { LoadMore } from "#ui/shared/feedback/LoadMore.tsx"
import { NoReviewsArt } from "#ui/shared/illustrations/Vignettes.tsx"
import { hasArrived } from "#ui/shared/routing/has-arrived.ts"

import { RemovedItem } from "./RemovedItem.tsx"
import { ReviewItem } from "./ReviewItem.tsx"
import { reviewIn, reviewPagesQuery, shownOf } from "./use-reviews.ts"

const ReviewsSkeleton = () => (
  <Stack role="status" aria-label="Loading reviews" spacing={4}>
    {[1, 2, 3].map((position) => (
      <div key={position}>
        <Skeleton sx={{ width: 180 }} />
        <Skeleton sx={{ width: "55%", height: 32 }} />
        <Skeleton />
        <Skeleton sx={{ width: "80%" }} />
      </div>
    ))}
  </Stack>
)

const failed = "Failed to load reviews. Please try again later."

interface Props {
  readonly provider: Pick<ProviderDetail, "businessName" | "id">
}

/** A provider's reviews, newest service first, after the review that the URL links to. */
export const Reviews = ({ provider: { businessName, id } }: Props) => {
  const isOwn = useIsOwnBusiness(id)
  const first = reviewIn(useSearch())
  const { data, error, fetchNextPage, hasNextPage, isPending, refetch } = useInfiniteQuery(
    reviewPagesQuery(id, first)
  )
  const reviews = shownOf(data?.pages ?? [])
  const { expectMore, list } = useFocusOnNewcomers<HTMLDivElement>(reviews.length, "article")
  const cameWith = useRef(first)
  const arrivedAt = reviews[0]?.id === first ? first : undefined
  useEffect(() => {
    if (arrivedAt === undefined || !hasArrived()) return
    // After Back or a reload the browser restores the position, and people who read already are not moved.
    if (arrivedAt === cameWith.current && window.scrollY > 0) return
    const entry = list.current?.querySelector("article")
    entry?.scrollIntoView()
    entry?.focus({ preventScroll: true })
  }, [arrivedAt, list])
  if (isPending) return <ReviewsSkeleton />
  if (reviews.length === 0)
    return error ? (
      <ErrorAlert onRetry={refetch}>{failed}</ErrorAlert>
    ) : (
      <EmptyState art={<NoReviewsArt />} title="No reviews yet">
        Reviews appear here once customers have rated a finished job.
      </EmptyState>
    )
  return (
    <Stack ref={list} sx={{ "& > article + article": { borderTop: 1, borderColor: "divider" }, mt: -2 }}>
      {reviews.map((review) =>
        "removed" in review ? (
          <RemovedItem key={review.id} review={review} />
        ) : (
          <ReviewItem key={review.id} review={review} businessName={businessName} isOwn={isOwn} />
        )
      )}
      <LoadMore
        list={{ hasMore: hasNextPage, isFailing: error !== null, loadMore: fetchNextPage }}
        failed={failed}
        onMore={expectMore}
        sx={{ alignSelf: "flex-start", mt: 2 }}
      >
        Show More Reviews
      </LoadMore>
    </Stack>
  )
}
