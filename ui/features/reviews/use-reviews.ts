import { infiniteQueryOptions } from "@tanstack/react-query"

import type { ShownReview } from "#domain/review/review.ts"
import { call } from "#ui/shared/api/call.ts"
import { eachOnce } from "#ui/shared/api/each-once.ts"

const pageSize = 10

/** The id of the review that the URL links to. */
export const reviewIn = (search: string) =>
  /\breview=([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-f-])/.exec(search)?.[1]

/**
 * A provider's reviews, newest service first, after the one that the URL links to. Each page has one review more than
 * is shown, which tells whether there are others.
 */
export const reviewPagesQuery = (providerId: string, first?: string) =>
  infiniteQueryOptions({
    queryKey: ["/api/providers", providerId, "reviews", ...(first === undefined ? [] : [first])],
    queryFn: ({ pageParam }) =>
      call("GET /api/providers/:providerId/reviews", {
        params: { providerId },
        query: {
          limit: String(pageSize + 1),
          offset: String(pageParam),
          ...(first !== undefined && { first })
        }
      }).catch((cause: unknown) => {
        throw new Error("Failed to fetch reviews", { cause })
      }),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, offset) => (page.length > pageSize ? offset + pageSize : undefined)
  })

/** What is shown of pages: ten of each. */
export const shownOf = (pages: ReadonlyArray<ReadonlyArray<ShownReview>>) =>
  eachOnce(pages.flatMap((page) => page.slice(0, pageSize)))
