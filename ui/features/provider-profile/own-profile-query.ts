import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

/** A provider's own profile. For providers only. */
export const ownProfileQuery = queryOptions({
  queryKey: ["/api/me/provider"],
  queryFn: () => call("GET /api/me/provider")
})
