import { infiniteQueryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

const pageSize = 10

/** A provider's reviews, newest service first, ten at a time. */
export const reviewPagesQuery = (providerId: string) =>
  infiniteQueryOptions({
    queryKey: ["/api/providers", providerId, "reviews"],
    queryFn: ({ pageParam }) =>
      call("GET /api/providers/:providerId/reviews", {
        params: { providerId },
        query: { limit: String(pageSize), offset: String(pageParam) }
      }).catch((cause: unknown) => {
        throw new Error("Failed to fetch reviews", { cause })
      }),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, offset) => (page.length === pageSize ? offset + pageSize : undefined)
  })
