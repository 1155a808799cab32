import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

/** What operators have checked about a provider, and what the business states about itself. */
export const checksQuery = (providerId: string) =>
  queryOptions({
    queryKey: ["/api/providers", providerId, "checks"],
    queryFn: () => call("GET /api/providers/:providerId/checks", { params: { providerId } })
  })
