import * as Effect from "effect/Effect"

import { tradeOfKind } from "#domain/catalogue/service-slugs.ts"
import { allListings } from "#domain/events/event.ts"
import type { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { interpret } from "#domain/search/interpret.ts"
import { asWritten } from "#domain/search/interpretation.ts"
import { isCalledElsewhere, namedAsWritten } from "#domain/search/names.ts"
import { Places } from "#ports/places.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { shows } from "../showing.ts"
import { Businesses } from "../suggestions/businesses.ts"

const nowhere = { find: () => null, meant: () => null, isCorrecting: false }

/**
 * Interprets the text of a search. A text that matches a provider's own words as written is never corrected, and no
 * place is read out of a text that is somebody's name. A kind of work means its trade: not all who do it say so.
 */
export const understandSearch = Effect.fnUntraced(function* ({
  exact,
  service = "",
  specialty = ""
}: ProviderFilter) {
  if (exact === "true" || service === "") return asWritten(service)
  const trade = tradeOfKind(service, specialty)
  if (trade !== undefined) return { ...interpret(service, nowhere), trades: [trade], notOffered: null }
  const places = yield* Places
  const names = yield* (yield* Businesses).known
  const asks = {
    find: (text: string) => (places.find(text) === null ? null : places.meant(text)),
    meant: places.meant
  }
  const written = interpret(service, { ...asks, isCorrecting: false })
  const meant = namedAsWritten(service, asks, names)
  if (isCalledElsewhere(service, meant.place === null ? written : meant, names)) {
    return interpret(service, nowhere)
  }
  if (meant.corrected === null && meant.words.join(" ") === written.words.join(" ")) return meant
  const { knowsWords } = yield* ProviderViews
  yield* shows(allListings)
  // "Handy Man Hal" is found by name, and still means a trade.
  return (yield* knowsWords(written.words)) ? written : meant
})
