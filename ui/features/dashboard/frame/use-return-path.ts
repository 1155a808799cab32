import { useLocation } from "wouter"

import type { Quote } from "#domain/quote/quote.ts"

import { entryPath } from "./entry-path.ts"
import { useTab } from "./use-tab.ts"

/** Where a page that is opened from a quote leads back to: to its entry in the open tab, or to the project's page. */
export const useReturnPath = (quote: Quote | undefined): string => {
  const [path] = useLocation()
  const { tab } = useTab()
  return path === "/dashboard" && quote !== undefined ? entryPath(tab, quote) : path
}
