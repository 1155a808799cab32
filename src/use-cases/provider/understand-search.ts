import * as Effect from "effect/Effect"

import { allListings } from "#domain/events/event.ts"
import type { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { interpret } from "#domain/search/interpret.ts"
import { asWritten } from "#domain/search/interpretation.ts"
import { isCalledElsewhere, namedAsWritten } from "#domain/search/names.ts"
import { Places } from "#ports/places.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { shows } from "../showing.ts"
import { Businesses } from "../suggestions/businesses.ts"

/**
 * What is meant by the text of a search. A text that somebody's own words match as it is written is never corrected,
 * and no place is taken from one that somebody is called.
 */
export const understandSearch = Effect.fnUntraced(function* ({ exact, service = "" }: ProviderFilter) {
  if (exact === "true" || service === "") return asWritten(service)
  const places = yield* Places
  const names = yield* (yield* Businesses).known
  const asks = {
    find: (text: string) => (places.find(text) === null ? null : places.meant(text)),
    meant: places.meant
  }
  const written = interpret(service, { ...asks, isCorrecting: false })
  const meant = namedAsWritten(service, asks, names)
  if (isCalledElsewhere(service, meant.place === null ? written : meant, names)) {
    return interpret(service, { find: () => null, meant: () => null, isCorrecting: false })
  }
  if (meant.corrected === null && meant.words.join(" ") === written.words.join(" ")) return meant
  const { knowsWords } = yield* ProviderViews
  yield* shows(allListings)
  // "Handy Man Hal" is found by name, and still means a trade.
  return (yield* knowsWords(written.words)) ? written : meant
})
