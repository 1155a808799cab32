import { infiniteQueryOptions } from "@tanstack/react-query"

import type { ShownReview } from "#domain/review/review.ts"
import { call } from "#ui/shared/api/call.ts"
import { eachOnce } from "#ui/shared/api/each-once.ts"

const pageSize = 10

/** A provider's reviews, newest service first. Each page has one more than is shown of it, which tells that there are others. */
export const reviewPagesQuery = (providerId: string) =>
  infiniteQueryOptions({
    queryKey: ["/api/providers", providerId, "reviews"],
    queryFn: ({ pageParam }) =>
      call("GET /api/providers/:providerId/reviews", {
        params: { providerId },
        query: { limit: String(pageSize + 1), offset: String(pageParam) }
      }).catch((cause: unknown) => {
        throw new Error("Failed to fetch reviews", { cause })
      }),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, offset) => (page.length > pageSize ? offset + pageSize : undefined)
  })

/** What is shown of pages: ten of each. */
export const shownOf = (pages: ReadonlyArray<ReadonlyArray<ShownReview>>) =>
  eachOnce(pages.flatMap((page) => page.slice(0, pageSize)))
