import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

/** The largest local pages, for the footer of every page; in a module of their own, because other lists weigh more. */
export const popularPagesQuery = queryOptions({
  queryKey: ["/api/local-pages"],
  queryFn: () => call("GET /api/local-pages")
})
