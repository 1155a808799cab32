import { toQuote } from "#domain/notices/places.ts"
import type { Quote } from "#domain/quote/quote.ts"

import type { Tab } from "./use-tab.ts"

/** The address of the entry that a quote has in a tab; it comes into view there. */
export const entryPath = (tab: Tab, { id, projectId }: Pick<Quote, "id" | "projectId">): string =>
  tab === "projects" && projectId !== null ? `/dashboard?tab=projects&project=${projectId}` : toQuote(id)
