import { queryOptions } from "@tanstack/react-query"

import { call } from "#ui/shared/api/call.ts"

export const categoriesQuery = queryOptions({
  queryKey: ["/api/categories"],
  queryFn: () => call("GET /api/categories")
})
