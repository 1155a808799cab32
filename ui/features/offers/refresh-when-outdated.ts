import type { QueryClient } from "@tanstack/react-query"

import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { isOutdated } from "#ui/shared/api/is-outdated.ts"

/** After a refusal that means "this is no longer so": fetches the lists anew, so that they show what is so. */
export const refreshWhenOutdated = (queryClient: QueryClient, error: unknown) => {
  if (!isOutdated(error)) return
  void askAnew(queryClient, "/api/quotes", "/api/comparisons", "/api/projects", "/api/me/counts")
}
