import type { SearchPlace } from "#domain/geo/search-place.ts"
import type { Provider } from "#domain/provider/provider.ts"
import type { ProviderSearch } from "#domain/provider/search/provider-search.ts"
import { countLimit } from "#domain/provider/search/search-options.ts"
import type { Interpretation } from "#domain/search/interpretation.ts"
import type { ProviderPage } from "#ports/views/provider-views.ts"

import { Reply } from "../endpoints/route.ts"

interface Found extends ProviderPage {
  readonly search: Pick<ProviderSearch, "limit" | "offset" | "words">
  readonly meaning: Interpretation
  /** Where it looks; null for everywhere and for a place that is not known. */
  readonly place: SearchPlace | null
}

const isMore = ({ providers, search, total }: Found) =>
  // Past the limit there is no count; a full page promises another.
  total > countLimit ? providers.length === search.limit : search.offset + providers.length < total

const counted = (total: number) => (total > countLimit ? `${countLimit}+` : String(total))

// What people type may contain a lone surrogate.
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** A header for each part of the meaning that is there; texts are percent-encoded. */
const understood = ({ byWords, meaning, place, search }: Found): Readonly<Record<string, string>> => ({
  ...(search.words.length > 0 && { "X-Search-Words": counted(byWords) }),
  ...(meaning.trades.length > 0 && { "X-Search-Trades": meaning.trades.join(",") }),
  ...(meaning.corrected !== null && { "X-Search-Corrected": encoded(meaning.corrected) }),
  ...(meaning.notOffered !== null && { "X-Search-Not-Offered": encoded(meaning.notOffered) }),
  ...(place !== null && { "X-Search-Place": encoded(place.name) }),
  ...(place?.isCorrected && { "X-Search-Place-Corrected": "true" }),
  ...(meaning.place !== null &&
    meaning.place.name !== place?.name && { "X-Search-Text-Place": encoded(meaning.place.name) }),
  ...(meaning.unknownPlace !== null && { "X-Search-Unknown-Place": encoded(meaning.unknownPlace) })
})

/** The plain list; headers have the total, what was understood, and the address of the next page. */
export const providerPage =
  (linkWith: (changed: { readonly offset: string }) => string) =>
  (found: Found): Reply<ReadonlyArray<Provider>> => {
    const { providers, search, total } = found

    const next = linkWith({ offset: String(search.offset + providers.length) })
    return new Reply(providers, {
      headers: {
        "X-Total-Count": counted(total),
        ...understood(found),
        ...(isMore(found) ? { Link: `<${next}>; rel="next"` } : {})
      }
    })
  }
