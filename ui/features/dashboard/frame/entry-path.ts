import { toQuote } from "#domain/notices/places.ts"
import type { Quote } from "#domain/quote/quote.ts"

import type { Tab } from "./use-tab.ts"

/** The URL of a quote's entry in a tab, which is scrolled into view there. */
export const entryPath = (tab: Tab, { id, projectId }: Pick<Quote, "id" | "projectId">): string =>
  tab === "projects" && projectId !== null ? `/dashboard?tab=projects&project=${projectId}` : toQuote(id)
