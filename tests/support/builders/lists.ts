import { everybody, type ProviderSearch } from "#domain/provider/search/provider-search.ts"
import type { ConversationSlice } from "#ports/views/conversation-views.ts"
import type { FeedSlice } from "#ports/views/project-views.ts"
import type { QuoteSlice } from "#ports/views/quote-views.ts"

/** The first page of a person's own list, longer than any that the application asks for. */
export const aSlice = (overrides: Partial<FeedSlice & QuoteSlice> = {}): FeedSlice & QuoteSlice => ({
  limit: 101,
  before: null,
  isWaiting: false,
  projectIds: null,
  pair: null,
  words: [],
  sort: "newest",
  within: null,
  show: null,
  ...overrides
})

/** As `aSlice`, of conversations. */
export const aTalkSlice = (overrides: Partial<ConversationSlice> = {}): ConversationSlice => ({
  limit: 101,
  before: null,
  isPutAway: false,
  ...overrides
})

/** A search for every listed provider, best rated first. */
export const aSearch = (overrides: Partial<ProviderSearch> = {}): ProviderSearch => ({
  ...everybody,
  today: "2026-03-02",
  ...overrides
})
