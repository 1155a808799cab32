import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

/** A provider's work in photos, in the order of the provider. */
export const portfolioQuery = (providerId: string) =>
  queryOptions({
    queryKey: ["/api/providers", providerId, "photos"],
    queryFn: () => call("GET /api/providers/:providerId/photos", { params: { providerId } })
  })
