import { queryOptions } from "@tanstack/react-query"

import { call } from "../http/call.ts"

export const categoriesQuery = queryOptions({
  queryKey: ["/api/categories"],
  queryFn: () => call("GET /api/categories")
})
