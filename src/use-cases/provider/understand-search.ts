import * as Effect from "effect/Effect"

import { allListings } from "#domain/events/event.ts"
import type { ProviderFilter } from "#domain/provider/search/provider-filter.ts"
import { interpret } from "#domain/search/interpret.ts"
import { asWritten } from "#domain/search/interpretation.ts"
import { Places } from "#ports/places.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { shows } from "../showing.ts"

/** What is meant by the text of a search. A text that somebody's own words match as it is written is never corrected. */
export const understandSearch = Effect.fnUntraced(function* ({ exact, service = "" }: ProviderFilter) {
  if (exact === "true" || service === "") return asWritten(service)
  const places = yield* Places
  const find = (text: string) => (places.find(text) === null ? null : places.meant(text))
  const read = (isCorrecting: boolean) => interpret(service, { find, meant: places.meant, isCorrecting })
  const [meant, written] = [read(true), read(false)]
  if (meant.words.join(" ") === written.words.join(" ")) return meant
  const { knowsWords } = yield* ProviderViews
  yield* shows(allListings)
  if (!(yield* knowsWords(written.words))) return meant
  // "Handy Man Hal" is found by name, and still means a trade.
  return meant.corrected === null ? { ...meant, words: written.words, unknownPlace: null } : written
})
