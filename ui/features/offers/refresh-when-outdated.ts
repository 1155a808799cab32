import type { QueryClient } from "@tanstack/react-query"

import { statusOf } from "#ui/shared/api/call-error.ts"

const outdated = new Set<number | undefined>([404, 409])

/** After a refusal that means "this is no longer so": fetches the lists anew, so that they show what is so. */
export const refreshWhenOutdated = (queryClient: QueryClient, error: unknown) => {
  if (!outdated.has(statusOf(error))) return
  void Promise.all(
    ["/api/quotes", "/api/comparisons", "/api/projects", "/api/me/counts"].map((path) =>
      queryClient.invalidateQueries({ queryKey: [path] })
    )
  )
}
