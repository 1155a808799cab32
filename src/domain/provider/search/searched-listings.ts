import { allListings, type ShownTopic, topicOfListings } from "#domain/events/event.ts"

import { isOfWords, type ProviderSearch } from "./provider-search.ts"

/** The topics of the lists that a search looks through. */
export const listingsOf = ({
  specialty,
  trades,
  words
}: Pick<ProviderSearch, "specialty" | "trades" | "words">): ReadonlyArray<ShownTopic> => {
  if (specialty !== null) return [topicOfListings(specialty)]
  return isOfWords({ trades, words }) ? [allListings] : trades.map(topicOfListings)
}
