import type { QueryClient } from "@tanstack/react-query"

import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { isOutdated } from "#ui/shared/api/is-outdated.ts"

/** Refetches the lists after a refusal that means that the screen is out of date. */
export const refreshWhenOutdated = (queryClient: QueryClient, error: unknown) => {
  if (!isOutdated(error)) return
  void askAnew(queryClient, "/api/quotes", "/api/comparisons", "/api/projects", "/api/me/counts")
}
